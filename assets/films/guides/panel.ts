import type { ConsoleSlug } from '@portal/contract/products/manuals/consoles'
import { anchorOf, boxOf, type PanelControl, panelOf, reachOf } from '@portal/contract/products/manuals/panel'
import { labels } from '../../products/prints/labels.ts'
import { panels } from '../../products/prints/panels.ts'
import { screens } from '../../products/prints/screens.ts'
import type { Print } from '../../products/prints/sheet.ts'
import { type Place, staged } from './stage.ts'

/** Pixels of a decimeter, as the prints have them. */
const PIXELS = 620
/** Height of the two lines printed under a control. */
const CAPTION = 0.27
const prints: readonly Print[] = [...panels(), ...screens(), ...labels()]

/** A console's face plate seen from the front, with a part pointed at. */
export function panel(slug: ConsoleSlug, anchor: string): string {
  const { w, h, controls } = panelOf(slug)
  const [left, top] = [(x: number) => (x + w / 2) * PIXELS, (y: number) => (h / 2 - y) * PIXELS]
  const box = boxOf(slug, anchor)
  const isCaptioned = controls.some((control) => anchorOf(control) === anchor && control.label)
  const bottom = (box?.bottom ?? 0) - (isCaptioned ? CAPTION : 0)
  const place: Place | undefined = box
    ? { left: box.left / w + 0.5, right: box.right / w + 0.5, top: 0.5 - box.top / h, bottom: 0.5 - bottom / h }
    : undefined
  const face = prints.find(({ name }) => name === `panel-${slug}`)!
  const made = controls.map((control) => {
    const reach = reachOf(control)
    const style = `position:absolute;left:${left(control.x - reach.x)}px;top:${top(control.y + reach.y)}px;width:${reach.x * 2 * PIXELS}px;height:${reach.y * 2 * PIXELS}px`
    return `<div style="${style}">${drawn(control)}</div>`
  })
  return staged(
    `<div style="position:absolute;inset:0;border-radius:56px;overflow:hidden">${face.html}${made.join('')}</div>`,
    face.width,
    face.height,
    place,
  )
}

/** A print as large as its place. */
function printed(name: string, control: PanelControl): string {
  const print = prints.find((one) => one.name === name)!
  const scale = ((control.w ?? 1) * PIXELS) / print.width
  return `<div style="position:absolute;inset:-10px;background:#05080b;border-radius:14px"></div><div class="sheet" style="width:${print.width}px;height:${print.height}px;transform-origin:0 0;transform:scale(${scale})">${print.html}</div>`
}

const round = (style: string, inset = 0) =>
  `<div style="position:absolute;inset:${inset}%;border-radius:50%;${style}"></div>`
const chrome = 'background:conic-gradient(from 40deg,#eef1f4,#6d7884,#dfe4e9,#4b5663,#eef1f4)'
const domes: Record<string, string> = {
  red: 'radial-gradient(circle at 38% 30%,#ff8a80,#d8261c 42%,#7c0f0a)',
  ambercap: 'radial-gradient(circle at 38% 30%,#ffe08a,#f5b301 42%,#8a5a00)',
}
const caps: Record<string, string> = { keycap: '#5b6673', keygreen: '#1b8a57', keyred: '#c92a2a' }
const lamps: Record<string, string> = { ledgreen: '#37e27d', ledred: '#ff4434' }

function drawn(control: PanelControl): string {
  const { kind, look = '', print, guard } = control
  switch (kind) {
    case 'screen':
    case 'rfid':
      return printed(print!, control)
    case 'keys':
      return keys(control)
    case 'button':
      return `${guard ? round('background:linear-gradient(150deg,#aab3bd,#4b5663)') : ''}${round(chrome, guard ? 6 : 2)}${round(`background:${domes[look]}`, guard ? 13 : 10)}`
    case 'keyswitch':
      return `${round(chrome)}${round('background:#2b323a', 15)}<div style="position:absolute;left:44%;top:6%;width:12%;height:88%;border-radius:40px;background:linear-gradient(90deg,#14171b,#39424d,#14171b);box-shadow:0 8px 18px #000a;transform:rotate(35deg)"></div>`
    case 'led':
      return `${round(chrome, 8)}${round(`background:${lamps[look]};box-shadow:0 0 26px ${lamps[look]}`, 24)}`
    case 'post':
      return `${round(`background:${look === 'red' ? '#b8201a' : '#23282e'};box-shadow:0 10px 20px #0009`)}${round(`background:repeating-conic-gradient(${look === 'red' ? '#d8352c 0 6deg,#8f1812 0 12deg' : '#3a424c 0 6deg,#15181c 0 12deg'})`, 14)}${round('background:#c9a227', 40)}`
    case 'connector':
      return `<div style="position:absolute;inset:0;border-radius:36px;background:#39424d"></div>${round('background:linear-gradient(140deg,#dfe4e9,#6d7884)', 9)}${round('background:#15181c', 20)}${pins()}`
    case 'antenna':
      return `<div style="position:absolute;inset:0;border-radius:36px;background:#39424d"></div>${round('background:linear-gradient(140deg,#dfe4e9,#6d7884)', 15)}${round('background:#23282e', 26)}`
  }
}

function keys({ rows = [], looks = [], w = 0, h = 0, gap = 0 }: PanelControl): string {
  const made = rows.flatMap((names, row) =>
    names.map((name, column) => {
      const [x, y] = [(gap + column * (w + gap)) * PIXELS, (gap + row * (h + gap)) * PIXELS]
      const colour = caps[looks[row * names.length + column] ?? 'keycap'] ?? caps.keycap
      return `<div style="position:absolute;left:${x}px;top:${y}px;width:${w * PIXELS}px;height:${h * PIXELS}px;border-radius:22px;background:linear-gradient(#ffffff2e,#00000038),${colour};display:grid;place-items:center;font:700 ${h * PIXELS * (name.length > 1 ? 0.4 : 0.52)}px Inter;color:#fff">${name}</div>`
    }),
  )
  return `<div style="position:absolute;inset:0;border-radius:28px;background:#0b0d10"></div>${made.join('')}`
}

const pins = () =>
  [0, 72, 144, 216, 288]
    .map(
      (angle) =>
        `<div style="position:absolute;left:46.5%;top:46.5%;width:7%;height:7%;border-radius:50%;background:#c9a227;transform:rotate(${angle}deg) translateY(-230%)"></div>`,
    )
    .join('')
