import '../../src/theme/base.css.ts'
import { I18nProvider } from '@lingui/react'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { createMessages } from '../../src/lib/i18n/i18n.ts'
import { AlertMount } from '../../src/ui/alert/alert-mount.tsx'
import { Icon } from '../../src/ui/pictures/icon.tsx'
import { iconNames } from '../../src/ui/pictures/icon-names.ts'
import { sampleTexts } from './examples/component-example.ts'
import { componentExamples } from './examples/index.ts'
import * as styles from './showcase.css.ts'

/** Parts of lessons' pictures, by the path of their file. */
const parts = import.meta.glob<string>('../../illustrations/kit/**/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
})
const kit = '../../illustrations/kit/'

/** Icons, components in all variants and both colour schemes, and the parts of lessons' pictures. */
function Showcase() {
  return (
    <main className={styles.page}>
      <h1>Showcase</h1>
      <section className={styles.example}>
        <h2>Icons</h2>
        <ul className={styles.drawings}>
          {iconNames.map((name) => (
            <li key={name}>
              <Icon name={name} size={24} />
              <code>{name}</code>
            </li>
          ))}
        </ul>
      </section>
      {componentExamples.map(({ name, render }) => (
        <section key={name} className={styles.example}>
          <h2>{name}</h2>
          <div className={styles.panels}>
            {(['light', 'dark'] as const).map((scheme) => (
              <div key={scheme} className={styles.panel[scheme]} data-scheme={scheme}>
                {render({ text: sampleTexts, scheme })}
              </div>
            ))}
          </div>
        </section>
      ))}
      <section className={styles.example}>
        <h2>Parts of pictures</h2>
        <ul className={styles.drawings}>
          {Object.entries(parts).map(([path, address]) => (
            <li key={path}>
              <img src={address} alt="" loading="lazy" />
              <code>{path.slice(kit.length, -'.svg'.length)}</code>
            </li>
          ))}
        </ul>
      </section>
      <AlertMount />
    </main>
  )
}

const messages = createMessages('en')
await messages.load(['shop', 'form'])
const router = createRouter({
  routeTree: createRootRoute({ component: Showcase }),
  history: createMemoryHistory(),
})
const element = document.getElementById('showcase')
if (!element) throw new Error('index.html has no element #showcase')
createRoot(element).render(
  <I18nProvider i18n={messages.i18n}>
    <RouterProvider router={router} />
  </I18nProvider>,
)
