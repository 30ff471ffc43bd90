import type { HTMLAttributes } from 'react'
import { classNames } from '../class-names.ts'
import { bulletList } from './bullet-list.css.ts'

/** Sentences of a list, each after a dot. */
export function BulletList({ className, ...attributes }: HTMLAttributes<HTMLUListElement>) {
  return <ul {...attributes} className={classNames(bulletList, className)} />
}
