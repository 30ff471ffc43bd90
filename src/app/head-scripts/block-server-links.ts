/**
 * Blocks links of a support view that would start something on the server, before the view's own script has loaded.
 */
addEventListener(
  'click',
  (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link && /^\/(api|sandbox)\//.test(link.pathname)) event.preventDefault()
  },
  true,
)
