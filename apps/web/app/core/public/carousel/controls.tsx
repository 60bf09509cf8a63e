import { IconChevronLeft, IconChevronRight, IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react'
import { useTexts } from '#core/language/language.ts'
import styles from './controls.module.css'

const es = { previous: 'Anterior', next: 'Siguiente', pause: 'Pausar', play: 'Reproducir' }
const en: typeof es = { previous: 'Previous', next: 'Next', pause: 'Pause', play: 'Play' }

interface Props {
  onMove: (by: 1 | -1) => void
  isPaused: boolean
  /** Absent when nothing moves automatically. */
  onPause?: (() => void) | undefined
}

/**
 * Back, pause and next: the same buttons under every carousel. Hidden without JavaScript, where slides are scrolled.
 */
export function CarouselControls({ onMove, isPaused, onPause }: Props) {
  const t = useTexts({ key: 'carousel', es, en })
  const Pause = isPaused ? IconPlayerPlayFilled : IconPlayerPauseFilled
  return (
    <div className={styles.controls}>
      <button type="button" onClick={() => onMove(-1)} aria-label={t.previous}>
        <IconChevronLeft size={22} />
      </button>
      {onPause && (
        <button type="button" onClick={onPause} aria-label={isPaused ? t.play : t.pause}>
          <Pause size={16} aria-hidden />
        </button>
      )}
      <button type="button" onClick={() => onMove(1)} aria-label={t.next}>
        <IconChevronRight size={22} />
      </button>
    </div>
  )
}
