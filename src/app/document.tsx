import { HeadContent, Outlet, Scripts, useRouteContext } from '@tanstack/react-router'

/** The whole HTML document. */
export function Document() {
  const { words, layout, Shell, today, origins } = useRouteContext({ from: '__root__' })
  return (
    <html
      lang={words.locale}
      data-layout={layout}
      data-today={today}
      data-desktop={origins.desktop}
      data-mobile={origins.mobile}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <HeadContent />
      </head>
      <body>
        <Shell>
          <Outlet />
        </Shell>
        <Scripts />
      </body>
    </html>
  )
}
