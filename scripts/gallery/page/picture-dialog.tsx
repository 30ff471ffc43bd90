import { useEffect, useRef, useState } from 'react'
import { Button, ButtonLink } from '../../../src/ui/controls/button.tsx'
import { type ComparedPicture, parsePictureName } from '../pictures.ts'
import * as styles from './gallery.css.ts'
import { imageIn, imageOf } from './images.ts'
import { StandingTag } from './standing-tag.tsx'

interface PictureDialogProps {
  readonly picture: ComparedPicture
  /** The pictures of the filter, between which one goes on and back. */
  readonly shown: readonly ComparedPicture[]
  readonly hrefOf: (name: string) => string
  readonly onClose: () => void
}

/** One picture in its size; a changed one with the accepted one under it, and with the difference. */
export function PictureDialog({ picture, shown, hrefOf, onClose }: PictureDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isDifferenceShown, setDifferenceShown] = useState(false)
  useEffect(() => dialog.current?.showModal(), [])
  const index = shown.findIndex(({ name }) => name === picture.name)
  const previous = shown[index - 1]
  const next = index === -1 ? undefined : shown[index + 1]
  const parts = parsePictureName(picture.name)
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="picture-name" onClose={onClose}>
      <div className={styles.dialogHead}>
        <h2 id="picture-name">
          {picture.name} <StandingTag standing={picture.standing} />
        </h2>
        <p>
          {parts?.group === 'flows' && picture.title[parts.language]} <code>{picture.address}</code>
        </p>
        <div className={styles.actions}>
          {previous && (
            <ButtonLink size="small" href={hrefOf(previous.name)}>
              Previous
            </ButtonLink>
          )}
          {next && (
            <ButtonLink size="small" href={hrefOf(next.name)}>
              Next
            </ButtonLink>
          )}
          {picture.hasDifference && (
            <Button
              size="small"
              aria-pressed={isDifferenceShown}
              onClick={() => setDifferenceShown((isShown) => !isShown)}
            >
              Difference
            </Button>
          )}
          <Button size="small" onClick={() => dialog.current?.close()}>
            Close
          </Button>
        </div>
      </div>
      {picture.standing !== 'changed' ? (
        <img className={styles.picture} src={imageOf(picture)} alt={picture.name} />
      ) : isDifferenceShown ? (
        <img className={styles.picture} src={imageIn('differences', picture)} alt={`Difference of ${picture.name}`} />
      ) : (
        <Comparison picture={picture} />
      )}
    </dialog>
  )
}

/** The accepted picture with the new one over it, up to where the slider stands. */
function Comparison({ picture }: { readonly picture: ComparedPicture }) {
  const [percent, setPercent] = useState(50)
  return (
    <>
      <label className={styles.slider}>
        <span>New</span>
        <input
          type="range"
          aria-label="Part of the new picture"
          aria-valuetext={`${percent} %`}
          min={0}
          max={100}
          value={percent}
          onChange={({ currentTarget }) => setPercent(Number(currentTarget.value))}
        />
        <span>Accepted</span>
      </label>
      <div className={styles.comparison}>
        <img src={imageIn('accepted', picture)} alt={`Accepted: ${picture.name}`} />
        <img
          src={imageIn('new', picture)}
          alt={`New: ${picture.name}`}
          style={{ clipPath: `inset(0 ${100 - percent}% 0 0)` }}
        />
        <span className={styles.edge} style={{ insetInlineStart: `${percent}%` }} />
      </div>
    </>
  )
}
