import type { Print } from './sheet.ts'

const INK = '#05120e'

/** What the displays of the consoles show; every figure is one of the published product facts or a delay within them. */
export function screens(): Print[] {
  return [
    { name: 'screen-nextone', width: 1200, height: 620, html: one() },
    { name: 'screen-nextoneplus', width: 1500, height: 860, html: onePlus() },
    { name: 'screen-nextthree', width: 1900, height: 1080, html: three() },
    { name: 'screen-nextremote', width: 1500, height: 880, html: remote() },
  ]
}

function ground(colour: string, content: string, ink = '#e9f3ee'): string {
  return `<div style="position:absolute;inset:0;background:${colour};color:${ink};font-family:Mono;font-weight:600">${content}</div>`
}

function head(title: string, right: string, colour: string, height = 110): string {
  return `<div style="height:${height}px;background:${colour};color:#0b0d10;display:flex;align-items:center;justify-content:space-between;padding:0 44px;
    font-size:${height * 0.5}px;font-weight:700"><span style="font-family:Archivo;font-stretch:120%;font-weight:750">${title}</span><span>${right}</span></div>`
}

function battery(parts: number, of: number, unit = 34): string {
  const cells = Array.from(
    { length: of },
    (_, index) =>
      `<i style="width:${unit * 0.5}px;height:${unit}px;background:${index < parts ? 'currentColor' : 'transparent'};outline:3px solid currentColor"></i>`,
  )
  return `<span style="display:inline-flex;gap:9px;vertical-align:-5px">${cells.join('')}</span>`
}

function row(name: string, value: string, size: number, colour = '#ffd04a'): string {
  return `<div style="display:flex;justify-content:space-between;font-size:${size}px;line-height:1.52;white-space:nowrap"><span style="opacity:0.8">${name}</span>
    <b style="color:${colour};font-weight:750">${value}</b></div>`
}

function one(): string {
  return ground(
    '#a9c23e',
    `<div style="padding:44px 56px;color:#10180a">
    <div style="display:flex;justify-content:space-between;font-size:64px"><span>TIMER</span><span>BAT ${battery(10, 10, 46)}</span></div>
    <div style="font-size:262px;font-weight:800;line-height:1.12;text-align:center;letter-spacing:-0.02em">60:00<small style="font-size:84px"> min</small></div>
    <div style="display:flex;justify-content:space-between;font-size:70px;border-top:6px solid #10180a;padding-top:22px"><span>ADAPTERS 3</span><span>OUT 30 V</span></div></div>`,
  )
}

function onePlus(): string {
  return ground(
    INK,
    `${head('NEXT One+', `BAT ${battery(4, 4, 44)} 2 h`, '#f5b301')}<div style="padding:34px 48px;color:#7dffb6">
    ${row('ADAPTERS', '150 / 150', 84)}${row('DELAY', '0–30,000 ms', 84)}${row('STEP', '1 ms', 84)}${row('OUTPUT', '700 V DC', 84)}
    <div style="margin-top:34px;background:#1d8a57;color:#f2fff8;font-size:74px;text-align:center;padding:18px;border-radius:12px">READY TO CHARGE · 30 J</div></div>`,
  )
}

function three(): string {
  const delays = ['A001', 'A002', 'A003', 'A004', 'A005', 'A006', 'A007'].map(
    (id, index) =>
      `<tr><td>${id}</td><td>S${(index % 3) + 1}</td><td style="text-align:right;color:#ffd04a">${index * 25} ms</td><td style="color:#5ee39c;text-align:right">OK</td></tr>`,
  )
  return ground(
    '#0d1116',
    `${head('NEXT Three', `EN &nbsp; BAT ${battery(4, 4, 48)} 7 h`, '#f5b301', 120)}
    <div style="display:flex;gap:60px;padding:44px 56px"><div style="flex:1.05">
      <div style="font-size:44px;color:#9fb0bf">ADAPTERS</div>
      <div style="font-size:196px;font-weight:800;line-height:1.06">200<span style="font-size:84px;color:#9fb0bf"> /200</span></div>
      <div style="height:36px;background:#1d8a57;border-radius:8px;margin:22px 0 40px"></div>
      ${row('SERIES', '1 · 2 · 3', 66)}${row('DELAY', '0–30,000 ms', 66)}${row('RFID CARD', 'OK', 66, '#5ee39c')}${row('PASSWORD', '••••', 66, '#5ee39c')}
    </div><table style="flex:1;border-collapse:collapse;font-size:58px;line-height:1.78;color:#dbe4ec">${delays.join('')}</table></div>
    <div style="position:absolute;left:56px;right:56px;bottom:40px;font-size:54px;color:#ffd04a">READY TO ARM</div>`,
  )
}

function remote(): string {
  const units = Array.from(
    { length: 12 },
    (_, index) =>
      `<div style="border:4px solid #3fa9bb;background:#0c3f49;color:#bdf3fb;border-radius:12px;text-align:center;font-size:58px;line-height:1.6">${index + 1}</div>`,
  )
  return ground(
    '#071418',
    `${head('NEXT Remote', `BAT ${battery(4, 4, 44)} 12 V`, '#3fc1d3')}<div style="padding:32px 48px">
    ${row('RANGE', '1 km', 70)}${row('CONSOLES', '12 / 12', 70)}${row('ADAPTERS', '2,400', 70)}
    <div style="display:grid;grid-template-columns:repeat(6,1fr);gap:18px;margin:22px 0">${units.join('')}</div>
    <div style="background:#f5b301;color:#14171b;font-size:66px;text-align:center;border-radius:12px;padding:10px">ARM TIME 1–2 min</div></div>`,
  )
}
