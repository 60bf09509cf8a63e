import { placeOnMap } from '../../apps/web/app/features/site/about/map-projection.ts'
import { mapSize } from '../../apps/web/app/features/site/about/map-size.ts'
import { end, figure, title, words } from './deps.ts'
import type { Film, Say } from './film.ts'
import { over, picture, product, screen, withWords } from './stills.ts'

/** Who the company is and what it makes. */
export const company: Film = {
  name: 'company',
  poster: 7.2,
  scenes: (say, language) => [
    {
      seconds: 4.5,
      caption: say(
        'Fabricamos equipos y software para la tronadura electrónica en minería y obras civiles.',
        'We make equipment and software for electronic blasting in mining and construction.',
      ),
      html: over(
        'slides/timing-1920.webp',
        title(
          say('La empresa', 'The company'),
          say('Precisión, del adaptador<br>al informe', 'Precision, from the adapter<br>to the report'),
        ),
      ),
    },
    {
      seconds: 5.5,
      caption: say(
        'Adaptadores con retardo programable de 0 a 30.000 ms, en pasos de 1 ms.',
        'Adapters with programmable delays from 0 to 30,000 ms, in 1 ms steps.',
      ),
      html: withWords(
        'next1-front',
        words(say('Cada pozo,<br>a su milisegundo', 'Every hole,<br>to the millisecond')) +
          figure(say('Retardo programable', 'Programmable delay'), say('0–30.000 ms', '0–30,000 ms')) +
          figure(say('Paso', 'Step'), '1 ms', 800),
      ),
    },
    ...consoles(say),
    {
      seconds: 5,
      caption: say(
        'NextLion: secuencia, alivio en ms/m y velocidad de partícula en mm/s antes de cargar.',
        'NextLion: sequence, relief in ms/m and particle velocity in mm/s, before you load.',
      ),
      html: screen(
        `software/plan-${language}.svg`,
        words('NextLion', say('Diseño y simulación en un mismo plano.', 'Design and simulate on a single plan.')),
      ),
    },
    {
      seconds: 4.5,
      caption: say(
        'Quamtum mide lo que la tronadura dejó: de la imagen a la curva de tamaños.',
        'Quamtum measures what the blast left behind: from image to size curve.',
      ),
      html: withWords(
        'quamtum-drone',
        words(
          'Quamtum',
          say(
            'Análisis de fragmentación: portátil, 360 y de escritorio.',
            'Fragmentation analysis: portable, 360 and desktop.',
          ),
        ),
        'far',
      ),
    },
    {
      seconds: 6,
      caption: say(
        'Presencia en más de 6 países, con oficinas en México, Perú, Chile y Estados Unidos.',
        'In more than 6 countries, with offices in Mexico, Peru, Chile and the United States.',
      ),
      html: `<div class="ground cover"></div>${offices(say)}<div class="words">${words(
        say('Cerca de<br>cada faena', 'Close to<br>every site'),
        say('Presencia en más de 6 países.', 'In more than 6 countries.'),
      )}${figure(say('Garantía de fábrica', 'Factory warranty'), say('12 meses', '12 months'))}</div>`,
    },
    {
      seconds: 3,
      caption: '',
      html: end(say('Equipos y software para tronadura electrónica', 'Equipment and software for electronic blasting')),
    },
  ],
}

const consoles = (say: Say) =>
  (
    [
      ['nextone', 'Next One', '60 min', say('Temporizador', 'Timer')],
      ['nextoneplus', 'Next One+', '700 V DC · 30 J', say('Salida', 'Output')],
      ['nextthree', 'Next Three', 'RFID', say('Acceso con contraseña y tarjeta', 'Password and card access')],
      ['nextremote', 'Next Remote', '1 km', say('Alcance', 'Range')],
    ] as const
  ).map(([slug, name, value, fact], index) => ({
    seconds: 2.5,
    caption: [
      say(
        'Cuatro consolas, de la serie corta a la producción.',
        'Four consoles, from a short series to full production.',
      ),
      say('150 adaptadores en serie con Next One+.', '150 adapters in series with Next One+.'),
      say('Tres series y siete idiomas con Next Three.', 'Three series and seven languages with Next Three.'),
      say('Disparo a distancia con Next Remote.', 'Firing from a distance with Next Remote.'),
    ][index]!,
    html: `<div class="still"><img class="near" src="${product(`${slug}-front`)}"></div><div class="words slim"><h2 class="show" style="--d:200ms">${name}</h2>${figure(fact, value, 0)}</div>`,
  }))

/** The map of the site with the countries of its offices, one after the other. */
function offices(say: Say): string {
  const names = [
    [840, say('Estados Unidos', 'United States'), 29.76, -95.37],
    [484, say('México', 'Mexico'), 19.43, -99.13],
    [604, say('Perú', 'Peru'), -12.05, -77.04],
    [152, 'Chile', -33.45, -70.65],
  ] as const
  const layers = ['americas', ...names.map(([country]) => country)].map(
    (layer) => `<image href="${picture(`map/${layer}.svg`)}" width="${mapSize.width}" height="${mapSize.height}"/>`,
  )
  const marks = names.map(([, name, latitude, longitude], index) => {
    const [x, y] = placeOnMap(latitude, longitude)!
    return `<g class="show" style="--d:${700 + index * 550}ms"><circle cx="${x}" cy="${y}" r="9" fill="#f5b301" stroke="#14171b" stroke-width="3"/><text x="${x - 20}" y="${y + 9}" font-size="27" font-weight="600" text-anchor="end" style="fill:#fff;stroke:#1d2228;stroke-width:6;paint-order:stroke">${name}</text></g>`
  })
  return `<svg style="position:absolute;right:70px;top:0;overflow:visible" width="606" height="720" viewBox="0 0 ${mapSize.width} ${mapSize.height}">${layers.join('')}${marks.join('')}</svg>`
}
