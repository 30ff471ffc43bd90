// happy-dom has no popovers: none ever opens, and closing one does nothing.
HTMLElement.prototype.hidePopover ??= () => {}
