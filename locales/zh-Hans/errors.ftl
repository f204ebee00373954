# 出了什么问题、什么是安全的、接下来怎么办。

errors-storage-blocked = 这个浏览器无法保存内容
errors-storage-blocked-hint = 存储功能已被禁用（有些无痕窗口会这样）。一切照常可用，但关闭页面后什么都不会保留。
errors-storage-full = 浏览器的存储空间已满
errors-storage-full-hint = 以前保存的内容都还在；现在所做的，关闭页面后不会保留。
errors-storage-unreadable = 有些保存的内容无法读取
errors-storage-unreadable-hint = 这部分已另存在浏览器中，没有删除，对应的内容会从头开始。其他内容不受影响。
errors-storage-stuck-hint = 空间不够，无法另存，只能留在原处；代替它的新内容，关闭页面后不会保留。在设置中清除全部内容，可以腾出空间。

errors-not-found = 找不到这个页面
errors-not-found-hint = 地址可能有误，页面也可能已经移走。你保存的内容没有丢失。
errors-not-found-home = 回到首页
