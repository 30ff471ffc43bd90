import { describe, expect, it } from 'vitest'
import type { ComparedPicture, Standing } from '../pictures.ts'
import { filterPictures, formatFilter, parseFilter } from './filter.ts'

function picture(name: string, standing: Standing = 'equal', en = ''): ComparedPicture {
  return { name, standing, title: { ko: '비밀번호', en }, address: '/login', hasDifference: false, width: 1, height: 1 }
}

const pictures = [
  picture('flows/login/accountDeleted/desktop-ko-light', 'changed', 'The account was deleted'),
  picture('flows/login/accountDeleted/mobile-en-dark'),
  picture('pages/search/q-안전/desktop-ko-dark', 'gone'),
]

const find = (hash: string) => filterPictures(pictures, parseFilter(hash)).map((each) => pictures.indexOf(each))

describe('filterPictures', () => {
  it('shows all without a filter', () => expect(find('')).toEqual([0, 1, 2]))
  it('filters by flow and page', () => {
    expect(find('#of=flows/login')).toEqual([0, 1])
    expect(find('#of=pages/search')).toEqual([2])
    expect(find('#of=flows/search')).toEqual([])
  })
  it('filters by language, layout and scheme together', () => {
    expect(find('#language=ko')).toEqual([0, 2])
    expect(find('#layout=mobile')).toEqual([1])
    expect(find('#scheme=dark&language=ko')).toEqual([2])
  })
  it('leaves out what is equal', () => expect(find('#changed=1')).toEqual([0, 2]))
  it('finds pictures that have every word in name, title or address', () => {
    expect(find('#q=DELETED was')).toEqual([0])
    expect(find('#q=비밀번호 mobile')).toEqual([1])
    expect(find('#q=nothing')).toEqual([])
  })
})

describe('parseFilter', () => {
  it('reads what formatFilter writes', () => {
    const filter = parseFilter('#q=a b&of=flows/login&language=ko&changed=1&open=x')
    expect(parseFilter(formatFilter(filter))).toEqual(filter)
    expect(formatFilter(parseFilter('#language=ko'))).toBe('#language=ko')
  })
  it('drops unknown values', () => {
    expect(parseFilter('#language=fr&colour=red')).toEqual(parseFilter(''))
  })
})
