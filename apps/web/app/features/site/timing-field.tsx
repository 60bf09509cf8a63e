import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react'
import { useTexts } from '#core/language.ts'
import { BenchDrawing } from './bench-drawing.tsx'
import { homeTexts } from './home-texts.ts'
import styles from './timing-field.module.css'
import { useFiring } from './use-firing.ts'

/** Stands still until someone starts it; then the front passes through the holes ten times slower than in the field. */
export function TimingField() {
  const t = useTexts(homeTexts)
  const { root, front, clock, isRunning, toggle } = useFiring()
  const Icon = isRunning ? IconPlayerPauseFilled : IconPlayerPlayFilled
  return (
    <div className={styles.field}>
      <BenchDrawing label={t.drawing} root={root} front={front} />
      <button type="button" className={styles.play} onClick={toggle}>
        <Icon size={16} aria-hidden />
        <span>{isRunning ? t.pause : t.play}</span>
        <output ref={clock} className={styles.clock} aria-hidden />
      </button>
    </div>
  )
}
