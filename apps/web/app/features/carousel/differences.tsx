import { compareDesigns } from '@portal/contract/carousel/compare'
import { useLanguage, useTexts } from '#core/language/language.ts'
import classes from './design.module.css'
import differences from './differences.module.css'
import { type StoredSlide, titleOf } from './slide-values.ts'
import { texts } from './texts.ts'

interface Props {
  before: readonly StoredSlide[]
  after: readonly StoredSlide[]
  /** Said when nothing differs. */
  same: string
}

/** What differs between two designs, in words. */
export function Differences({ before, after, same }: Props) {
  const t = useTexts(texts)
  const language = useLanguage()
  const all = compareDesigns(before, after)
  if (all.length === 0) return <p className={classes.quiet}>{same}</p>
  return (
    <ul className={differences.differences}>
      {all.map(({ kind, slide, fields, from, to }) => (
        <li key={`${kind}${slide.id}`} data-kind={kind}>
          <strong>{t.kinds[kind]}</strong> {titleOf(slide, language, t.untitled)}
          <small>{[t.places(from, to), ...new Set(fields.map((name) => t.fields[name] ?? name))].join(' · ')}</small>
        </li>
      ))}
    </ul>
  )
}
