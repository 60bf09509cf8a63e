import { consoleSlugs } from '@portal/contract/products/manuals/consoles'
import { type Panel, type PanelControl, panelOf } from '@portal/contract/products/manuals/panel'
import type { Print } from './sheet.ts'

const PIXELS = 620

const RADIUS: Record<string, number> = { post: 0.13, connector: 0.24, antenna: 0.18 }

/** The printed face plates of the consoles: names, captions and lines around the places where the controls sit. */
export function panels(): Print[] {
  return consoleSlugs.map((slug) => {
    const panel = panelOf(slug)
    return {
      name: `panel-${slug}`,
      width: Math.round(panel.w * PIXELS),
      height: Math.round(panel.h * PIXELS),
      html: face(panel),
    }
  })
}

function face(panel: Panel): string {
  const left = (x: number) => (x + panel.w / 2) * PIXELS
  const top = (y: number) => (panel.h / 2 - y) * PIXELS
  const captions = panel.controls.map((control) => caption(control, left(control.x), top(control.y)))
  const fields = (panel.fields ?? []).map(
    ({
      x,
      y,
      w,
      h,
      text,
    }) => `<div style="position:absolute;left:${left(x - w / 2)}px;top:${top(y + h / 2)}px;width:${w * PIXELS}px;
      height:${h * PIXELS}px;border:4px solid #6d7884;border-radius:20px"></div>
      <div class="at" style="left:${left(x)}px;top:${top(y + h / 2)}px;background:#14171b;padding:0 16px;font-size:40px;font-weight:650">${text}</div>`,
  )
  const [x, y] = panel.titleAt
  return `<div style="position:absolute;inset:0;background:#14171b"></div>
    <div style="position:absolute;inset:26px;border:3px solid #525c68;border-radius:44px"></div>
    <div style="position:absolute;left:${left(x)}px;right:${left(x)}px;top:${top(y) - 54}px;display:flex;align-items:flex-end;justify-content:space-between;white-space:nowrap">
      <span><span class="name" style="font-size:${panel.w > 2 ? 92 : 104}px;line-height:0.9">${panel.title}</span>
      <span style="font-size:30px;letter-spacing:0.1em;color:#f5b301;font-weight:650;margin-left:20px">${panel.w > 2 ? panel.sub : ''}</span></span>
      ${panel.w > 2 ? `<span class="mono" style="font-size:${panel.w < 3 ? 29 : 34}px;color:#aeb8c2">${panel.hint}</span>` : ''}</div>
    ${fields.join('')}${captions.join('')}`
}

function caption({ kind, r, w, h, label, under }: PanelControl, x: number, y: number): string {
  const radius = (r ?? RADIUS[kind] ?? 0.1) * PIXELS
  if (kind === 'screen') {
    return `<div class="at" style="left:${x}px;top:${y}px;width:${(w ?? 1) * PIXELS + 76}px;height:${(h ?? 1) * PIXELS + 76}px;
      border:3px solid #525c68;border-radius:30px"></div>`
  }
  if (!label) return ''
  return `<div class="at" style="left:${x}px;top:${y + radius + (label === 'FIRE' ? 98 : 84)}px;line-height:1.15">
    <div style="font-size:46px;font-weight:700;letter-spacing:0.05em">${label}</div>
    <div style="font-size:30px;color:#aeb8c2;letter-spacing:0.06em">${under ?? ''}</div></div>
    ${kind === 'button' && label === 'FIRE' ? ring(x, y, radius) : ''}`
}

function ring(x: number, y: number, radius: number): string {
  const size = radius * 2 + 66
  return `<div class="at" style="left:${x}px;top:${y}px;width:${size}px;height:${size}px;border-radius:50%;border:11px solid #f5b301"></div>`
}
