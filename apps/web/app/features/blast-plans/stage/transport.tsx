import { IconPlayerPauseFilled, IconPlayerPlayFilled, IconPlayerStopFilled } from '@tabler/icons-react'
import { useTexts } from '#core/language/language.ts'
import type { Design } from '../plan/design.ts'
import { texts } from '../texts.ts'
import { useNumbers } from '../use-numbers.ts'
import { type Run, slownesses, useIsPlaying, useMoment, useSlowness } from './run.ts'
import styles from './transport.module.css'

/** Plays the blast, stops it and shows any moment of it. */
export function Transport({ design, run }: { design: Design; run: Run }) {
  const t = useTexts(texts)
  const moment = useMoment(run)
  const isPlaying = useIsPlaying(run)
  const slowness = useSlowness(run)
  const { duracion: duration } = design.summary
  const ms = Math.min(duration, Math.round(moment ?? 0))
  const fired = moment === null ? 0 : firedUntil(design, moment)
  const number = useNumbers()
  const said = t.moment(number(ms), number(fired), number(design.order.length))
  return (
    <fieldset className={styles.transport} aria-label={t.run}>
      <button
        type="button"
        className={styles.play}
        onClick={() => (isPlaying ? run.pause() : run.play())}
        disabled={design.order.length === 0}
      >
        {isPlaying ? <IconPlayerPauseFilled size={20} /> : <IconPlayerPlayFilled size={20} />}
        {isPlaying ? t.pause : t.play}
      </button>
      <button
        type="button"
        className={styles.stop}
        onClick={() => run.show(null)}
        disabled={moment === null}
        aria-label={t.stop}
        title={t.stop}
      >
        <IconPlayerStopFilled size={18} />
      </button>
      <input
        type="range"
        min={0}
        max={Math.max(1, duration)}
        step={1}
        value={ms}
        onChange={(event) => run.show(Number(event.target.value))}
        aria-label={t.momentOf}
        aria-valuetext={said}
      />
      <span className={styles.moment}>{said}</span>
      <label className={styles.speed}>
        {t.slowness}
        <select value={slowness} onChange={(event) => run.setSlowness(slownesses[event.target.selectedIndex]!)}>
          {slownesses.map((slow) => (
            <option key={slow} value={slow}>
              {slow === 1 ? t.realTime : `1/${slow}`}
            </option>
          ))}
        </select>
      </label>
      <p className={styles.unseen} role="status">
        {moment !== null && !isPlaying && fired === design.order.length ? t.finished(number(duration)) : ''}
      </p>
    </fieldset>
  )
}

/** Returns how many holes have fired by a moment: their place in the order, by halving. */
function firedUntil({ order }: Design, ms: number): number {
  let [from, to] = [0, order.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if (order[middle]!.ms <= ms) from = middle + 1
    else to = middle
  }
  return from
}
