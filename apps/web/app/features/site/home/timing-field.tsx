import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react'
import { useTexts } from '#core/language.ts'
import { BenchDrawing } from '../bench-drawing.tsx'
import styles from './timing-field.module.css'
import { useFiring } from './use-firing.ts'

const es = {
  drawing:
    'Banco de tronadura con ocho filas de taladros y las líneas de igual tiempo de salida que los recorren, cada 25 milisegundos.',
  play: 'Ver la secuencia',
  pause: 'Pausar',
}
const en: typeof es = {
  drawing:
    'A bench with eight rows of blast holes and the lines of equal firing time that run through them, every 25 milliseconds.',
  play: 'Play the sequence',
  pause: 'Pause',
}

/** Stands still until someone starts it; then the front passes through the holes ten times slower than in the field. */
export function TimingField() {
  const t = useTexts({ es, en })
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
