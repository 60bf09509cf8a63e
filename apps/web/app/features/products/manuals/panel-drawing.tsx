import { textIn } from '@portal/contract/core/text'
import type { ConsoleSlug } from '@portal/contract/products/manuals/consoles'
import {
  calloutAt,
  keysOf,
  type Panel,
  type PanelControl,
  panelOf,
  reachOf,
} from '@portal/contract/products/manuals/panel'
import { consoleParts } from '@portal/contract/products/manuals/parts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { consoleManualTexts } from './console-manual-texts.ts'
import styles from './panel-drawing.module.css'

/** Units of the drawing for a decimeter. */
const scale = 100
/** A panel as wide as a hand is not drawn as large as that of a case. */
const handWidth = 2

interface Props {
  slug: ConsoleSlug
  name: string
}

/** A console's panel from the front, with a number at each part of its manual. */
export function PanelDrawing({ slug, name }: Props) {
  const t = useTexts(consoleManualTexts)
  const language = useLanguage()
  const panel = panelOf(slug)
  const [width, height] = [panel.w * scale, panel.h * scale]
  const isHand = panel.w < handWidth
  const numbered = consoleParts[slug].flatMap((part, index) => {
    const place = calloutAt(slug, part.anchor)
    return place ? [{ number: index + 1, part, place }] : []
  })
  const told = numbered.map(({ number, part }) => `${number}: ${textIn(part.name, language)}.`).join(' ')
  return (
    <svg
      className={`${styles.drawing} ${isHand ? styles.hand : styles.case}`}
      viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
      role="img"
      aria-label={t.panelDrawing(name, told)}
    >
      <Plate panel={panel} />
      {panel.controls.map((control) => (
        <Control key={`${control.kind} ${control.x} ${control.y}`} control={control} />
      ))}
      {numbered.map(({ number, part, place }) => (
        <g key={part.anchor} className={styles.callout} transform={`translate(${place.x * scale} ${-place.y * scale})`}>
          <circle />
          <text>{number}</text>
        </g>
      ))}
    </svg>
  )
}

function Plate({ panel: { w, h, title, titleAt, sub, fields = [] } }: { panel: Panel }) {
  const inset = 0.045
  return (
    <>
      <rect
        className={styles.plate}
        x={(-w / 2) * scale}
        y={(-h / 2) * scale}
        width={w * scale}
        height={h * scale}
        rx="9"
      />
      <rect
        className={styles.rule}
        x={(-w / 2 + inset) * scale}
        y={(-h / 2 + inset) * scale}
        width={(w - 2 * inset) * scale}
        height={(h - 2 * inset) * scale}
        rx="7"
      />
      <text className={styles.title} x={titleAt[0] * scale} y={-titleAt[1] * scale + 5}>
        {title}
        {w > handWidth && (
          <tspan className={styles.sub} dx="6">
            {sub}
          </tspan>
        )}
      </text>
      {fields.map((field) => (
        <g key={field.text}>
          <rect
            className={styles.rule}
            x={(field.x - field.w / 2) * scale}
            y={(-field.y - field.h / 2) * scale}
            width={field.w * scale}
            height={field.h * scale}
            rx="4"
          />
          <text className={styles.label} x={field.x * scale} y={(-field.y - field.h / 2) * scale - 3}>
            {field.text}
          </text>
        </g>
      ))}
    </>
  )
}

function Control({ control }: { control: PanelControl }) {
  const { kind, x, y, label, under } = control
  const reach = reachOf(control)
  const [left, top] = [(x - reach.x) * scale, (-y - reach.y) * scale]
  const box = { x: left, y: top, width: reach.x * 2 * scale, height: reach.y * 2 * scale }
  const circle = { cx: x * scale, cy: -y * scale }
  const radius = reach.x * scale
  const look = styles[control.look ?? ''] ?? styles.metal
  const foot = top + box.height
  return (
    <>
      {kind === 'screen' && <rect className={styles.glass} {...box} rx="3" />}
      {kind === 'screen' && <path className={styles.lines} d={linesIn(box)} />}
      {kind === 'rfid' && <rect className={styles.rule} {...box} rx="4" />}
      {kind === 'rfid' && (
        <text className={styles.label} x={x * scale} y={-y * scale + 3}>
          RFID
        </text>
      )}
      {kind === 'keys' && <Keys control={control} />}
      {(kind === 'connector' || kind === 'antenna') && <rect className={styles.metal} {...box} rx="5" />}
      {kind === 'button' && <circle className={styles.metal} {...circle} r={radius} />}
      {['button', 'led', 'post'].includes(kind) && <circle className={look} {...circle} r={radius * 0.78} />}
      {['keyswitch', 'connector', 'antenna'].includes(kind) && (
        <circle className={styles.hole} {...circle} r={radius * 0.86} />
      )}
      {kind === 'keyswitch' && (
        <path className={styles.bow} d={`M${circle.cx - 6} ${circle.cy + 9}L${circle.cx + 6} ${circle.cy - 9}`} />
      )}
      {label && (
        <text className={styles.label} x={x * scale} y={foot + 9}>
          {label}
        </text>
      )}
      {under && (
        <text className={styles.under} x={x * scale} y={foot + 15}>
          {under}
        </text>
      )}
    </>
  )
}

const linesIn = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) =>
  [0.26, 0.5, 0.74]
    .map((down) => `M${x + width * 0.12} ${y + height * down}h${width * (down === 0.5 ? 0.76 : 0.5)}`)
    .join('')

function Keys({ control }: { control: PanelControl }) {
  const { w = 0, h = 0 } = control
  return keysOf(control).map(({ name, x, y, look }) => (
    <g key={name}>
      <rect
        className={styles[look ?? 'keycap']}
        x={(x - w / 2) * scale}
        y={(-y - h / 2) * scale}
        width={w * scale}
        height={h * scale}
        rx="3"
      />
      <text className={styles.key} x={x * scale} y={-y * scale + 3.2}>
        {name}
      </text>
    </g>
  ))
}
