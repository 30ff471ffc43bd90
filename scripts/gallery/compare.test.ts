import { describe, expect, it } from 'vitest'
import { comparePictures, describeCounts, isUnchanged } from './compare.ts'
import type { Standing, TakenPicture } from './pictures.ts'

function taken(name: string, standing: TakenPicture['standing']): TakenPicture {
  const title = { ko: '제목', en: 'Title' }
  return { name, standing, title, address: '/', hasDifference: false, width: 1, height: 1 }
}

const home = 'pages/home/plain/desktop-ko-light'
const search = 'pages/search/plain/desktop-ko-light'
const login = 'flows/login/signedIn/desktop-ko-light'

describe('comparePictures', () => {
  it('adds accepted pictures that were not taken as gone, in the order of names', () => {
    const pictures = comparePictures([taken(search, 'equal')], [search, home], { choices: [], isWhole: true })
    expect(pictures.map(({ name, standing }) => [name, standing])).toEqual([
      [home, 'gone'],
      [search, 'equal'],
    ])
  })

  it('takes nothing for gone that the choices of the run leave out', () => {
    const pictures = comparePictures([taken(search, 'equal')], [search, home, login], {
      choices: ['search', 'home'],
      isWhole: true,
    })
    expect(pictures.filter(({ standing }) => standing === 'gone').map(({ name }) => name)).toEqual([home])
  })

  it('takes nothing for gone in a run in which a picture could not be taken', () => {
    const pictures = comparePictures([taken(search, 'equal')], [search, home], { choices: [], isWhole: false })
    expect(pictures).toHaveLength(1)
  })
})

const pictures = (...standings: Standing[]) => standings.map((standing) => ({ standing }))

describe('describeCounts', () => {
  it('counts each standing', () => {
    expect(describeCounts(pictures('equal', 'changed', 'equal', 'gone'))).toBe('New 0, changed 1, gone 1, equal 2.')
    expect(describeCounts([])).toBe('New 0, changed 0, gone 0, equal 0.')
  })
})

describe('isUnchanged', () => {
  it('is false when a picture is changed or gone, and true for a new one', () => {
    expect(isUnchanged(pictures('equal', 'new'))).toBe(true)
    expect(isUnchanged(pictures('equal', 'changed'))).toBe(false)
    expect(isUnchanged(pictures('equal', 'gone'))).toBe(false)
  })
})
