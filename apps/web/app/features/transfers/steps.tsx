import { useTexts } from '#core/language/language.ts'
import { texts } from './texts.ts'
import classes from './transfers.module.css'

/** Where the reader is in the wizard. */
export function Steps({ current }: { current: number }) {
  const t = useTexts(texts)
  return (
    <ol className={classes.steps} aria-label={t.steps}>
      {[t.holds, t.receivers, t.review].map((name, place) => (
        <li key={name} aria-current={place === current ? 'step' : undefined} data-done={place < current || undefined}>
          <span aria-hidden>{place + 1}</span> {name}
        </li>
      ))}
    </ol>
  )
}
