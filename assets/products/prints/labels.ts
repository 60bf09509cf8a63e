import { logo, type Print } from './sheet.ts'

/** Labels that are stuck on bodies, and cards. */
export function labels(): Print[] {
  return [
    {
      name: 'label-next1',
      width: 1180,
      height: 520,
      html: adapter('NEXT 1', 'ELECTRIC ADAPTER', 'ADAPTADOR ELÉCTRICO', '#14171b', '#f5b301'),
    },
    {
      name: 'label-next3',
      width: 1300,
      height: 540,
      html: adapter('NEXT 3e', 'ELECTRONIC ADAPTER', 'ADAPTADOR ELECTRÓNICO', '#f3f5f7', '#14171b'),
    },
    { name: 'rfid', width: 600, height: 960, html: reader() },
    { name: 'card', width: 1070, height: 675, html: card() },
    {
      name: 'plate-nextone',
      width: 1100,
      height: 640,
      html: plate('NEXT One', [
        ['OUTPUT', '30 V'],
        ['TIMER', '0–60 min'],
        ['ADAPTERS', '3 IN SERIES'],
        ['BATTERY', '10 ACTIVATIONS'],
      ]),
    },
    {
      name: 'plate-nextoneplus',
      width: 1100,
      height: 640,
      html: plate('NEXT One+', [
        ['OUTPUT', '700 V DC'],
        ['ENERGY', '30 J'],
        ['ADAPTERS', '150 IN SERIES'],
        ['BATTERY', '2 h'],
      ]),
    },
    {
      name: 'plate-nextthree',
      width: 1100,
      height: 640,
      html: plate('NEXT Three', [
        ['ADAPTERS', '200'],
        ['LINKED', '2,400'],
        ['BATTERY', '7 h'],
        ['ACCESS', 'PASSWORD + RFID'],
      ]),
    },
    {
      name: 'plate-nextremote',
      width: 1100,
      height: 640,
      html: plate('NEXT Remote', [
        ['BATTERY', '12 V 1.2 Ah'],
        ['CHARGER', '110–240 V 50–60 Hz'],
        ['RANGE', '1 km'],
        ['PROTECTION', 'IP50 / IP66'],
      ]),
    },
    ...['One', 'One+', 'Three', 'Remote'].map((name) => ({
      name: `lid-next${name.toLowerCase().replace('+', 'plus')}`,
      width: 1800,
      height: 700,
      html: lid(`NEXT ${name}`),
    })),
    {
      name: 'steps-nextoneplus',
      width: 2000,
      height: 1300,
      html: steps('NEXT One+', 1300, [
        'POWER · ENCENDER',
        'CHECK · REVISAR (150)',
        'CHARGE · CARGAR  700 V',
        'FIRE · DISPARAR  30 J',
      ]),
    },
    {
      name: 'steps-nextthree',
      width: 2400,
      height: 1500,
      html: steps('NEXT Three', 1500, [
        'PASSWORD + RFID · CLAVE + RFID',
        'CHECK · REVISAR (200)',
        'DELAY · RETARDO  0–30,000 ms',
        'ARM + FIRE · ARMAR + DISPARAR',
      ]),
    },
    {
      name: 'steps-nextremote',
      width: 1900,
      height: 1300,
      html: steps('NEXT Remote', 1300, [
        'EXCLUSION · EXCLUSIÓN  > 500 m',
        'LINK · ENLAZAR  1–12',
        'ARM · ARMAR  1–2 min',
        'FIRE · DISPARAR',
      ]),
    },
    {
      name: 'badge-next',
      width: 900,
      height: 260,
      html: `<div style="display:grid;place-items:center;height:100%">${logo(180, '#e9edf1')}</div>`,
    },
    {
      name: 'badge-quamtum',
      width: 1200,
      height: 240,
      html: `<div style="display:grid;place-items:center;height:100%"><span class="name" style="font-size:150px">QUAMTUM</span></div>`,
    },
  ]
}

function adapter(name: string, english: string, spanish: string, ground: string, accent: string): string {
  const ink = ground === '#14171b' ? '#f3f5f7' : '#14171b'
  return `<div style="position:absolute;inset:0;background:${ground};color:${ink};padding:48px 60px;border-radius:52px">
    <div class="name" style="font-size:178px;line-height:0.95">${name}</div>
    <div style="font-size:47px;letter-spacing:0.05em;font-weight:700;margin-top:22px">${english}</div>
    <div style="font-size:36px;letter-spacing:0.05em;opacity:0.75">${spanish}</div>
    <div class="mono" style="position:absolute;left:0;right:0;bottom:0;background:${accent};color:${ink === '#14171b' ? '#fff' : '#14171b'};font-size:52px;padding:18px 60px">0–30,000 ms · 1 ms${name === 'NEXT 1' ? ' · 22 AWG' : ''}</div></div>`
}

function reader(): string {
  const arcs = [90, 150, 210].map(
    (r) => `<path d="M ${300 - r * 0.7} ${420 - r * 0.7} A ${r} ${r} 0 0 1 ${300 + r * 0.7} ${420 - r * 0.7}" />`,
  )
  return `<div style="position:absolute;inset:0;background:#1d232a"></div><svg viewBox="0 0 600 960" style="position:absolute;inset:0">
    <g fill="none" stroke="#f5b301" stroke-width="26" stroke-linecap="round">${arcs.join('')}</g>
    <rect x="140" y="470" width="320" height="210" rx="24" fill="none" stroke="#e9edf1" stroke-width="18"/><rect x="180" y="520" width="80" height="64" rx="10" fill="#e9edf1"/>
    <text x="300" y="830" font-family="Inter" font-size="88" font-weight="700" fill="#e9edf1" text-anchor="middle" letter-spacing="8">RFID</text></svg>`
}

function card(): string {
  return `<div style="position:absolute;inset:0;background:linear-gradient(135deg,#f7f8fa,#dfe4e9);color:#14171b;border-radius:64px;overflow:hidden">
    <div style="position:absolute;left:0;right:0;top:0;height:190px;background:#14171b;padding:48px 64px">${logo(96, '#fff')}</div>
    <div style="position:absolute;left:64px;bottom:150px;font-size:72px;font-weight:700" class="name">NEXT Three</div>
    <div class="mono" style="position:absolute;left:64px;bottom:70px;font-size:52px;color:#4a5561">RFID ACCESS CARD</div>
    <div style="position:absolute;right:0;bottom:0;width:230px;height:100%;background:#f5b301;clip-path:polygon(60% 28%,100% 28%,100% 100%,0 100%)"></div></div>`
}

function plate(name: string, rows: string[][]): string {
  const lines = rows.map(
    ([key, value]) => `<tr><td style="color:#4a5561">${key}</td><td style="text-align:right">${value}</td></tr>`,
  )
  return `<div style="position:absolute;inset:0;background:#d9dde1;color:#14171b;border-radius:30px;padding:44px 56px">
    <div style="display:flex;justify-content:space-between;align-items:flex-end;border-bottom:6px solid #14171b;padding-bottom:20px">
    <span class="name" style="font-size:100px;line-height:0.9">${name}</span>${logo(56, '#14171b', '#d39a00')}</div>
    <table class="mono" style="width:100%;font-size:50px;line-height:1.72;margin-top:16px">${lines.join('')}</table></div>`
}

function lid(name: string): string {
  return `<div style="position:absolute;inset:0;display:grid;place-items:center;align-content:center;gap:50px">
    <span class="name" style="font-size:230px;line-height:0.9;color:#14171b">${name}</span></div>`
}

function steps(name: string, height: number, rows: string[]): string {
  const lines = rows.map(
    (
      text,
      index,
    ) => `<div style="display:flex;gap:44px;align-items:center;font-size:74px;font-weight:650;line-height:1;padding:${height > 1400 ? 56 : 42}px 0;white-space:nowrap;border-top:3px solid #b6bec6">
    <span class="name" style="background:#14171b;color:#f5b301;width:132px;height:132px;border-radius:50%;display:grid;place-items:center;font-size:80px;flex:none">${index + 1}</span>${text}</div>`,
  )
  return `<div style="position:absolute;inset:0;background:#eceff2;color:#14171b;border-radius:40px;padding:64px 84px">
    <div style="display:flex;justify-content:space-between;align-items:flex-end;white-space:nowrap;padding-bottom:34px"><span class="name" style="font-size:136px;line-height:0.9">${name}</span>
    <span style="font-size:46px;font-weight:700;letter-spacing:0.04em">OPERACIÓN</span></div>${lines.join('')}
    <div style="position:absolute;left:0;right:0;bottom:0;height:70px;background:repeating-linear-gradient(115deg,#f5b301 0 70px,#14171b 70px 140px)"></div></div>`
}
