import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useTexts } from '#core/language/language.ts'
import { duplicatesTexts } from './duplicates-texts.ts'
import classes from './same-items.module.css'
import type { Duplicates } from './use-duplicates.ts'

interface Props {
  duplicates: Duplicates
  /** Sends the form again, which is stored then. */
  onSave: () => Promise<unknown>
  isSending: boolean
}

/**
 * Names the items that a form seems to repeat, each with its picture and link, and the way to save it anyway
 * (rule marketplace/duplicates).
 */
export function SameItems({ duplicates, onSave, isSending }: Props) {
  const t = useTexts(duplicatesTexts)
  const { same } = duplicates
  const shown = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (same.length > 0) shown.current?.scrollIntoView({ block: 'nearest' }) // the button may cover it
  }, [same])
  if (same.length === 0) return null
  return (
    <div ref={shown} className={classes.same} role="alert">
      <p>
        <span className={classes.title}>{t.title}.</span> {t.text(same.length)}
      </p>
      <ul className={classes.list}>
        {same.map(({ id, sku, titulo, imagen_url: picture, misma_imagen: isPicture }) => (
          <li key={id}>
            {picture ? <img className={classes.picture} src={picture} alt="" /> : <span className={classes.picture} />}
            <div>
              <Link to={`../${id}`} relative="path" target="_blank">
                {titulo} · {sku} <span className={classes.unseen}>{t.newTab}</span>
              </Link>
              <p className={classes.why}>{isPicture ? t.samePicture : t.sameFacts}</p>
            </div>
          </li>
        ))}
      </ul>
      <div>
        <Button
          variant="default"
          loading={isSending}
          onClick={() => {
            duplicates.accept()
            void onSave()
          }}
        >
          {t.saveAnyway}
        </Button>
      </div>
    </div>
  )
}
