import { Checkbox, SegmentedControl } from '@mantine/core'
import { designLimits } from '@portal/contract/carousel/constants'
import { type KeyboardEvent, type MouseEvent, useState } from 'react'
import { useTexts } from '#core/language/language.ts'
import classes from './design.module.css'
import media from './media.module.css'
import type { SlideFields } from './slide-fields.ts'
import { texts } from './texts.ts'

const step = designLimits.focusStep
/** Where the style sheet of the home page puts a picture without a focal point. */
const usual = { wide: { x: 60, y: 60 }, phone: { x: 66, y: 60 } } as const
/** Frames of the picture on the home page: CSS pixels at three widths of the window. */
const crops = [
  { width: 360, ratio: '360 / 397', screen: 'phone' },
  { width: 768, ratio: '768 / 640', screen: 'wide' },
  { width: 1440, ratio: '1440 / 612', screen: 'wide' },
] as const
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
}
const inStep = (part: number) => Math.max(0, Math.min(100, Math.round((part * 100) / step) * step))

/** The focal point of a picture, chosen on it, and the crops that follow from it. */
export function FocusField({ slide, set }: Pick<SlideFields, 'slide' | 'set'>) {
  const t = useTexts(texts)
  const [screen, setScreen] = useState<'wide' | 'phone'>('wide')
  const picture = slide.type === 'video' ? slide.poster : slide.src || slide.src_es
  if (!picture) return null
  const wide = { x: slide.foco_x ?? usual.wide.x, y: slide.foco_y ?? usual.wide.y }
  const hasPhone = slide.foco_movil_x !== null && slide.foco_movil_y !== null
  const phone = hasPhone
    ? { x: slide.foco_movil_x!, y: slide.foco_movil_y! }
    : slide.foco_x === null
      ? usual.phone
      : wide
  const points = { wide, phone }
  const point = points[screen]
  const choose = (x: number, y: number) =>
    set(screen === 'wide' ? { foco_x: x, foco_y: y } : { foco_movil_x: x, foco_movil_y: y })
  const chooseAt = (event: MouseEvent<HTMLElement>) => {
    if (event.detail === 0) return // pressed by a key, which moves it by arrows
    const box = event.currentTarget.getBoundingClientRect()
    choose(inStep((event.clientX - box.left) / box.width), inStep((event.clientY - box.top) / box.height))
  }
  const moveBy = (event: KeyboardEvent) => {
    const by = arrows[event.key]
    if (!by) return
    event.preventDefault()
    choose(inStep((point.x + by[0]) / 100), inStep((point.y + by[1]) / 100))
  }
  return (
    <fieldset className={media.focus}>
      <legend>{t.focus}</legend>
      <SegmentedControl
        size="xs"
        aria-label={t.focus}
        value={screen}
        onChange={(chosen) => setScreen(chosen as typeof screen)}
        data={[
          { value: 'wide', label: t.focusOf.wide },
          { value: 'phone', label: t.focusOf.phone },
        ]}
      />
      {screen === 'phone' && (
        <Checkbox
          label={t.samePhone}
          checked={!hasPhone}
          onChange={({ currentTarget }) =>
            set(
              currentTarget.checked
                ? { foco_movil_x: null, foco_movil_y: null }
                : { foco_movil_x: inStep(phone.x / 100), foco_movil_y: inStep(phone.y / 100) },
            )
          }
        />
      )}
      <button
        type="button"
        className={media.picture}
        aria-label={`${t.focusOf[screen]}: ${point.x}\u00a0%, ${point.y}\u00a0%`}
        aria-description={t.focusHint}
        onClick={chooseAt}
        onKeyDown={moveBy}
      >
        <img src={picture} alt="" draggable={false} />
        <span className={media.point} style={{ left: `${point.x}%`, top: `${point.y}%` }} />
      </button>
      <p className={classes.quiet}>{t.focusHint}</p>
      <ul className={media.crops} aria-label={t.crops}>
        {crops.map(({ width, ratio, screen: of }) => (
          <li key={width}>
            <img
              src={picture}
              alt=""
              style={{ aspectRatio: ratio, objectPosition: `${points[of].x}% ${points[of].y}%` }}
            />
            <span>{t.cropOf(width)}</span>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
