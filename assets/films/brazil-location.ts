import { words } from './deps.ts'
import type { Film, Say } from './film.ts'

const INK = { way: '#f5b301', land: '#1b2026', lane: '#4b5763', text: '#e9ecef', muted: '#a7b1bb', water: '#2b6f7d' }

/** Where the workshop in Brazil was: the way there, then the way through the town. It has no sound and no words to be read aloud. */
export const brazilLocation: Film = {
  name: 'brazil-location',
  poster: 13,
  scenes: (say) => [
    {
      seconds: 7,
      caption: say(
        'Del aeropuerto a Belo Horizonte y, por la carretera BR-356, hasta Ouro Preto.',
        'From the airport to Belo Horizonte and along road BR-356 to Ouro Preto.',
      ),
      html: `<div class="ground cover"></div>${journey(say)}<div class="words" style="width:340px">${words(say('Cómo se llega', 'Getting there'))}</div>`,
    },
    {
      seconds: 7.5,
      caption: say(
        'Desde la plaza Tiradentes, cuesta arriba hasta el campus. Esquema sin escala.',
        'From Tiradentes square, uphill to the campus. Sketch, not to scale.',
      ),
      html: `<div class="ground cover"></div>${town(say)}<div class="words" style="width:340px">${words(
        say('En la ciudad', 'In the town'),
        'Universidade Exemplo de Minas<br>Morro do Cruzeiro',
      )}</div>`,
    },
  ],
}

const map = (drawn: string) =>
  `<svg style="position:absolute;left:440px;top:60px;border-radius:8px" width="810" height="532" viewBox="0 0 640 420"><rect width="640" height="420" fill="#232a31"/>${drawn}</svg>`

const name = (x: number, y: number, text: string, later: number, size = 23, colour = INK.text) =>
  `<text class="show" x="${x}" y="${y}" font-size="${size}" font-weight="600" style="--d:${later}ms;fill:${colour};stroke:#232a31;stroke-width:5;paint-order:stroke">${text}</text>`

const spot = (x: number, y: number, later: number) =>
  `<circle class="show" style="--d:${later}ms" cx="${x}" cy="${y}" r="9" fill="#14171b" stroke="#fff" stroke-width="3"/>`

const way = (d: string, later: number, long: number, width = 5) =>
  `<path class="line" style="--d:${later}ms;--long:${long}ms" pathLength="1" d="${d}" fill="none" stroke="${INK.way}" stroke-width="${width}" stroke-linecap="round"/>`

function journey(say: Say): string {
  return map(`<path fill="${INK.land}" d="M0 420L90 300L160 352L262 236L350 330L430 262L540 352L640 290V420Z"/>
    ${way('M112 84C160 92 196 112 226 146', 900, 1300, 3)}${way('M226 146C272 160 262 214 318 226C362 236 372 280 424 290', 2400, 1900)}
    <path class="show" style="--d:4600ms" d="M424 290C462 298 492 282 540 252" fill="none" stroke="${INK.text}" stroke-width="2.5" stroke-dasharray="7 6"/>
    ${spot(112, 84, 500)}${name(136, 72, say('Aeropuerto', 'Airport'), 500)}${spot(226, 146, 2200)}${name(250, 146, 'Belo Horizonte', 2200)}
    ${name(330, 214, 'BR-356', 3200, 21, INK.muted)}<circle class="show" style="--d:4200ms" cx="424" cy="290" r="13" fill="${INK.way}"/>${name(300, 332, 'Ouro Preto', 4200, 28)}
    ${spot(540, 252, 4900)}${name(520, 230, 'Mariana', 4900)}${name(484, 312, say('tren turístico', 'tourist train'), 4900, 21, INK.muted)}`)
}

function town(say: Say): string {
  const lanes =
    'M148 116C196 150 214 196 236 236M236 236C262 206 300 186 330 172M330 172L398 116M330 172C380 190 430 196 480 172M236 236C204 226 160 214 96 218M398 210C420 236 440 262 452 300M330 172C346 216 352 250 340 290'
  const streets =
    'M40 96C110 108 170 120 232 140C276 154 300 160 330 172C372 188 420 214 470 210C530 206 580 186 640 192'
  return map(`<path fill="${INK.land}" d="M0 0H640V92C560 130 470 60 380 96C270 140 150 80 0 132ZM0 420V352C90 320 150 378 250 352C330 330 420 372 640 316V420Z"/>
    <path fill="none" stroke="${INK.water}" stroke-width="3" d="M0 262C92 244 140 286 232 262C330 236 420 286 520 258C570 246 610 250 640 240"/>
    <g fill="none" stroke="${INK.lane}" stroke-linecap="round"><path stroke-width="3" d="${lanes}"/><path stroke-width="6" d="${streets}"/></g>
    <path fill="none" stroke="#8b96a1" stroke-width="2" stroke-dasharray="7 5" d="M0 318C90 300 170 296 240 300C320 304 430 318 640 286"/>
    ${way('M330 172C322 226 300 262 282 300C270 328 282 352 316 366', 2200, 2400)}
    ${spot(148, 116, 700)}${name(90, 92, say('Terminal de buses', 'Bus terminal'), 700)}${spot(398, 210, 1100)}${name(366, 246, say('San Francisco de Asís', 'St. Francis of Assisi'), 1100)}
    <rect class="show" style="--d:1700ms" x="318" y="160" width="24" height="24" rx="2" fill="#14171b" stroke="#fff" stroke-width="3"/>${name(352, 158, say('Plaza Tiradentes', 'Tiradentes square'), 1700)}
    <g class="show" style="--d:4500ms"><path fill="${INK.way}" stroke="#14171b" stroke-width="1.5" d="M316 382C300 360 296 352 296 344a20 20 0 1 1 40 0C336 352 332 360 316 382Z"/></g>${name(350, 360, say('Universidad', 'University'), 4700, 28)}`)
}
