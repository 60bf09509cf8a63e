import { heat, lines, random } from './field.ts'
import { logo, type Print } from './sheet.ts'

const [COLUMNS, ROWS, BURDEN, SPACING] = [17, 8, 5, 6]

interface Hole {
  x: number
  y: number
  delay: number
}

/** When the pattern reaches a point: a chevron that opens at the middle of the free face. */
function arrival(x: number, y: number): number {
  const across = Math.abs(x - (COLUMNS * SPACING) / 2 + 4)
  return 4.2 * across + 13 * y + 9 * Math.sin(x * 0.09 + y * 0.05) + 7 * Math.cos(y * 0.16)
}

function pattern(): Hole[] {
  return Array.from({ length: ROWS * COLUMNS }, (_, index) => {
    const row = Math.floor(index / COLUMNS)
    const x = (index % COLUMNS) * SPACING + (row % 2 ? SPACING : SPACING / 2)
    const y = row * BURDEN + BURDEN / 2
    return { x, y, delay: Math.max(0, Math.round(arrival(x, y) - 18)) }
  })
}

/** The screens of the blast design software. */
export function software(): Print[] {
  return [{ name: 'software-nextlion', width: 2560, height: 1600, html: design() }]
}

const SCALE = 14.2
const WIDTH = (COLUMNS + 0.5) * SPACING
const HEIGHT = ROWS * BURDEN

function design(): string {
  return `<div style="position:absolute;inset:0;background:#11151a;font-size:26px">
    <div style="height:92px;background:#0b0e12;display:flex;align-items:center;gap:48px;padding:0 40px;border-bottom:2px solid #2a323b">
      ${logo(38)}<span class="name" style="font-size:36px">NextLion</span>
      ${['Pattern', 'Charge', 'Timing', 'Simulation', 'Vibration', 'Report'].map((tab, index) => `<span style="font-size:30px;${index === 2 ? 'color:#f5b301;font-weight:650;border-bottom:5px solid #f5b301;padding:26px 0 22px' : 'color:#9aa6b2'}">${tab}</span>`).join('')}</div>
    <div style="display:grid;grid-template-columns:1630px 1fr;gap:24px;padding:24px 32px">
      <div>${box('TIMING CONTOURS · ms', plan())}</div>
      <div style="display:grid;gap:24px;align-content:start">${box('RELIEF · ms/m', relief(), 'height:452px')}${box('PARTICLE VELOCITY · mm/s', velocity(), 'height:410px')}${box('HOLES PER 50 ms', histogram(), 'height:420px')}</div>
    </div></div>`
}

function box(title: string, content: string, style = ''): string {
  return `<section style="background:#181e25;border:2px solid #2a323b;border-radius:12px;overflow:hidden;${style}">
    <div style="padding:16px 24px;font-size:26px;font-weight:650;letter-spacing:0.06em;color:#c9d2da">${title}</div>${content}</section>`
}

function plan(): string {
  const contours = lines(arrival, WIDTH, HEIGHT + 3, 25, SCALE)
  const holes = pattern().map(
    ({
      x,
      y,
      delay,
    }) => `<circle cx="${x * SCALE}" cy="${y * SCALE}" r="15" fill="#0b0e12" stroke="#fff" stroke-width="4"/>
    <circle cx="${x * SCALE}" cy="${y * SCALE}" r="7" fill="${tint(delay)}"/><text x="${x * SCALE}" y="${y * SCALE + 40}" fill="#fff" font-size="23" font-family="Mono" font-weight="700" text-anchor="middle">${delay}</text>`,
  )
  const rows = [0, 100, 200, 300, 400, 500, 600].map(
    (ms) =>
      `<tr><td>${ms}–${ms + 99} ms</td><td style="text-align:right">${pattern().filter((hole) => hole.delay >= ms && hole.delay < ms + 100).length}</td></tr>`,
  )
  return `<svg viewBox="-60 -80 1630 790" style="display:block;width:100%;height:790px">
      ${heat((x, y) => tint(arrival(x, y) - 18), WIDTH, HEIGHT + 3, 1, SCALE)}
      <path d="${contours}" fill="none" stroke="#fff" stroke-width="4" stroke-opacity="0.75"/>
      <path d="M -20 -34 ${Array.from({ length: 60 }, (_, i) => `L ${i * 26} ${-34 + 10 * Math.sin(i * 1.7)}`).join(' ')}" fill="none" stroke="#f5b301" stroke-width="7"/>${holes.join('')}</svg>
    <div style="display:grid;grid-template-columns:1fr 1fr 1.25fr;gap:24px;padding:26px 24px 30px">
      ${figure('DELAY', '0–30,000 ms')}${figure('STEP', '1 ms')}${figure('HOLES', `${ROWS * COLUMNS}`)}</div>
    <div style="padding:0 24px 24px;height:392px"><div style="display:flex;gap:36px;height:100%">
      <table class="mono" style="flex:1;font-size:34px;line-height:1.52;color:#dbe3ea">${rows.join('')}</table>
      <svg viewBox="0 0 900 350" style="flex:1.7;background:#0f1318;border-radius:10px">${wave(900, 350, '#f5b301', 3)}</svg></div></div>`
}

function figure(name: string, value: string): string {
  return `<div style="background:#0f1318;border-radius:10px;padding:18px 24px"><div style="font-size:26px;color:#9aa6b2">${name}</div>
    <div class="mono" style="font-size:52px;line-height:1.25;color:#fff">${value}</div></div>`
}

function relief(): string {
  const at = (x: number, y: number) =>
    10 + 6 * Math.sin(x * 0.11 + 1) + 5 * Math.cos(y * 0.2 - 0.6) + 2.5 * Math.sin(x * 0.31 + y * 0.2)
  return `<svg viewBox="0 0 840 372" preserveAspectRatio="none" style="display:block;width:100%;height:372px">
    ${heat((x, y) => scale(at(x, y) / 21), 105, 46, 1, 8)}<path d="${lines(at, 105, 46, 4, 8)}" fill="none" stroke="#0b0e12" stroke-width="3"/></svg>`
}

function velocity(): string {
  const grid = [60, 120, 180, 240].map((y) => `<path d="M0 ${y}H840" stroke="#2a323b" stroke-width="2"/>`)
  return `<svg viewBox="0 0 840 330" style="display:block;width:100%;height:330px">${grid.join('')}${wave(840, 310, '#4fd0e0', 8)}</svg>`
}

function wave(width: number, height: number, colour: string, seed: number): string {
  const next = random(seed)
  const pulses = Array.from({ length: 26 }, () => [0.08 + next() * 0.62, 0.3 + next(), 40 + next() * 60] as const)
  const points = Array.from({ length: 420 }, (_, index) => {
    const t = index / 419
    const y = pulses.reduce(
      (sum, [at, size, pitch]) => sum + (t < at ? 0 : size * Math.exp(-(t - at) * 11) * Math.sin((t - at) * pitch * 3)),
      0,
    )
    return `${(t * width).toFixed(1)} ${(height / 2 - (y * height) / 7.5).toFixed(1)}`
  })
  return `<path d="M${points.join('L')}" fill="none" stroke="${colour}" stroke-width="4" stroke-linejoin="round"/>`
}

function histogram(): string {
  const counts = Array.from(
    { length: 14 },
    (_, bin) => pattern().filter(({ delay }) => Math.floor(delay / 50) === bin).length,
  )
  const most = Math.max(...counts)
  return `<svg viewBox="0 0 840 340" style="display:block;width:100%;height:340px">${counts
    .map(
      (count, bin) =>
        `<rect x="${36 + bin * 56}" y="${300 - (count / most) * 270}" width="42" height="${(count / most) * 270}" rx="5" fill="${tint(bin * 52)}"/>`,
    )
    .join('')}<path d="M24 302H820" stroke="#6d7884" stroke-width="3"/></svg>`
}

function tint(ms: number): string {
  return scale(ms / 720)
}

const STOPS = [
  [36, 84, 160],
  [20, 140, 160],
  [60, 170, 110],
  [245, 179, 1],
  [222, 96, 40],
  [180, 40, 60],
] as const

/** A colour from cold to hot for 0 to 1. */
export function scale(share: number): string {
  const at = Math.min(Math.max(share, 0), 0.9999) * (STOPS.length - 1)
  const [low, high] = [STOPS[Math.floor(at)] ?? STOPS[0], STOPS[Math.floor(at) + 1] ?? STOPS[5]]
  return `rgb(${low.map((value, index) => Math.round(value + ((high[index] ?? value) - value) * (at % 1))).join(',')})`
}
