import { random } from './field.ts'
import type { Print } from './sheet.ts'
import { scale } from './software.ts'

export interface Stone {
  points: [number, number][]
  size: number
}

/** Broken rock seen from above: the cells of scattered points, each cut back from its neighbours. */
export function heap(width: number, height: number, count: number): Stone[] {
  const next = random(41)
  const sites = Array.from({ length: count }, () => [next() * width, next() * height ** 1, 0.5 + next()] as const)
  return sites.map(([x, y, weight], index) => {
    const points = Array.from({ length: 36 }, (_, turn): [number, number] => {
      const angle = (turn / 36) * Math.PI * 2
      const [u, v] = [Math.cos(angle), Math.sin(angle)]
      const reach = sites.reduce((nearest, [a, b, other], rival) => {
        const toward = (a - x) * u + (b - y) * v
        if (rival === index || toward <= 0) return nearest
        const gap = (a - x) ** 2 + (b - y) ** 2
        return Math.min(nearest, (gap * weight) / (weight + other) / toward)
      }, 150)
      return [x + u * reach * 0.94, y + v * reach * 0.94]
    })
    const area = points.reduce((sum, [a, b], turn) => {
      const [c, d] = points[(turn + 1) % points.length] ?? [a, b]
      return sum + (a * d - b * c) / 2
    }, 0)
    return { points, size: Math.sqrt(Math.abs(area)) }
  })
}

/** What the fragmentation device and its desktop program show: outlined stones and their size curve. */
export function fragments(): Print[] {
  return [
    { name: 'screen-quamtum', width: 1760, height: 1100, html: device() },
    { name: 'software-quamtum', width: 2560, height: 1600, html: desktop() },
  ]
}

function stones(width: number, height: number, count: number): string {
  const all = heap(width, height, count)
  const most = Math.max(...all.map((stone) => stone.size))
  const drawn = all.map(({ points, size }, index) => {
    const grey = 92 + ((index * 37) % 60)
    const path = `M${points.map(([x, y]) => `${x.toFixed(0)} ${y.toFixed(0)}`).join('L')}Z`
    const [x, y] = points[27] ?? [0, 0]
    return `<path d="${path}" fill="rgb(${grey},${grey - 6},${grey - 14})"/><path d="M${x} ${y}L${points
      .slice(20, 34)
      .map(([u, v]) => `${u.toFixed(0)} ${v.toFixed(0)}`)
      .join('L')}Z" fill="#fff" opacity="0.14"/>
      <path d="${path}" fill="${scale((size / most) * 0.9)}" fill-opacity="0.34" stroke="${scale((size / most) * 0.9)}" stroke-width="5"/>`
  })
  return `<rect width="${width}" height="${height}" fill="#24211e"/>${drawn.join('')}`
}

function curve(width: number, height: number): string {
  const grid = [0.2, 0.4, 0.6, 0.8].map(
    (share) =>
      `<path d="M0 ${height * share}H${width}M${width * share} 0V${height}" stroke="#2f3842" stroke-width="2"/>`,
  )
  const points = Array.from({ length: 60 }, (_, index) => {
    const t = index / 59
    return `${(t * width).toFixed(0)} ${(height - height * 0.97 * (1 - Math.exp(-(((t * 1.75) / 0.82) ** 2.4)))).toFixed(0)}`
  })
  return `${grid.join('')}<path d="M0 ${height}L${points.join('L')}L${width} ${height}Z" fill="#f5b301" opacity="0.16"/>
    <path d="M${points.join('L')}" fill="none" stroke="#f5b301" stroke-width="9"/><path d="M0 0V${height}H${width}" fill="none" stroke="#8b97a3" stroke-width="4"/>`
}

function device(): string {
  return `<div style="position:absolute;inset:0;background:#11151a">
    <div style="height:100px;background:#0b0e12;display:flex;align-items:center;justify-content:space-between;padding:0 40px"><span class="name" style="font-size:48px">QUAMTUM</span>
    <span class="mono" style="font-size:42px;color:#5ee39c">GPS 1–5 m</span></div>
    <svg viewBox="0 0 1120 1000" style="position:absolute;left:0;top:100px;width:1120px;height:1000px">${stones(1120, 1000, 150)}
      <path d="M60 150V60H150M970 60H1060V150M1060 850V940H970M150 940H60V850" fill="none" stroke="#fff" stroke-width="12"/></svg>
    <div style="position:absolute;left:1150px;top:130px;right:30px">
      <div style="font-size:40px;font-weight:650;letter-spacing:0.05em;color:#c9d2da">SIZE · TAMAÑO</div>
      <svg viewBox="-6 -6 580 470" style="width:580px;height:470px;margin-top:26px">${curve(570, 460)}</svg>
      <div class="mono" style="display:flex;justify-content:space-between;font-size:34px;color:#9aa6b2;margin-top:8px"><span>0 %</span><span>mm</span><span>100 %</span></div>
      <div style="background:#f5b301;color:#14171b;border-radius:18px;text-align:center;font-size:58px;font-weight:700;padding:34px;margin-top:48px">ANALYZE</div>
      <div style="border:4px solid #55606c;border-radius:18px;text-align:center;font-size:48px;padding:26px;margin-top:28px">7 LANGUAGES</div></div></div>`
}

function desktop(): string {
  return `<div style="position:absolute;inset:0;background:#11151a">
    <div style="height:100px;background:#0b0e12;display:flex;align-items:center;justify-content:space-between;padding:0 48px"><span class="name" style="font-size:46px">QUAMTUM Desktop</span>
    <span style="font-size:34px;color:#9aa6b2">Images · Analysis · Curve · Report</span></div>
    <svg viewBox="0 0 1560 1420" style="position:absolute;left:32px;top:132px;width:1560px;height:1420px">${stones(1560, 1420, 260)}</svg>
    <div style="position:absolute;left:1640px;top:132px;right:40px">
      <div style="font-size:38px;font-weight:650;letter-spacing:0.05em">SIZE DISTRIBUTION · %</div>
      <svg viewBox="-6 -6 880 800" style="width:880px;height:800px;margin-top:26px">${curve(860, 780)}</svg>
      <div style="display:grid;grid-template-columns:repeat(6,1fr);gap:14px;margin-top:40px;height:330px;align-items:end">${[0.3, 0.62, 1, 0.84, 0.5, 0.22].map((share, index) => `<i style="height:${share * 330}px;background:${scale(index / 5)};border-radius:8px"></i>`).join('')}</div>
      <div class="mono" style="font-size:38px;color:#5ee39c;margin-top:40px">GPS 1–5 m</div></div></div>`
}
