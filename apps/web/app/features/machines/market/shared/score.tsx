import { useFormats } from '#core/formats/formats.ts'
import { useTexts } from '#core/language/language.ts'
import { cardTexts } from './card-texts.ts'
import styles from './score.module.css'

interface Props {
  /** From 0 to 100. */
  score: number
  /** Over the width of a section, instead of a card. */
  isWide?: boolean
}

/** How completely a machine is documented: a bar and its figure (rule marketplace/inspection-sheet). */
export function Score({ score, isWide = false }: Props) {
  const t = useTexts(cardTexts)
  const { number } = useFormats()
  return (
    <p className={isWide ? `${styles.score} ${styles.wide}` : styles.score}>
      <span>{t.documentation}</span>
      <meter min={0} max={100} value={score} aria-hidden />
      <b>{t.scoreOf(number(score))}</b>
    </p>
  )
}
