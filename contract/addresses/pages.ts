import { paths } from './paths.ts'

/** Pages that every shop has, by their names. */
export const standingPages = ['home', 'introduction', 'recruit'] as const

/** Path of a page. Those that stand elsewhere than the pages about the company have no tab among them. */
export function pagePath(name: string): string {
  if (name === 'home') return paths.home()
  return name === 'recruit' ? paths.recruit() : paths.company(name)
}
