import { end, figure, title, words } from './deps.ts'
import type { Film, Say } from './film.ts'
import { pattern } from './pattern.ts'
import { record } from './record.ts'
import { over, screen, withWords } from './stills.ts'

/** The workshop of 28 June in Chile. */
export const workshop: Film = {
  name: 'workshop',
  poster: 9.5,
  scenes: (say, language) => [
    {
      seconds: 4.5,
      caption: say(
        'El 28 de junio, una universidad de Chile abrió sus aulas a la simulación de tronaduras.',
        'On June 28, a university in Chile opened its classrooms to blast simulation.',
      ),
      html: over(
        'slides/timing-1440.webp',
        title(
          say('Taller · 28 de junio', 'Workshop · June 28'),
          say('Simular<br>antes de disparar', 'Simulate<br>before you fire'),
        ),
      ),
    },
    {
      seconds: 6.5,
      caption: say(
        'Primero la malla y su secuencia: las isócronas muestran por dónde avanza la salida.',
        'First the pattern and its sequence: lines of equal time show how the firing advances.',
      ),
      html: `<div class="ground cover"></div>${pattern(language)}<div class="words" style="width:400px">${words(
        say('Secuencia', 'Sequence'),
        say('Retardos de 0 a 30.000 ms en pasos de 1 ms.', 'Delays from 0 to 30,000 ms in steps of 1 ms.'),
      )}</div>`,
    },
    {
      seconds: 5,
      caption: say(
        'Después el alivio: cuántos milisegundos por metro deja cada fila a la siguiente.',
        'Then relief: how many milliseconds per metre each row leaves to the next.',
      ),
      html: screen(
        `software/relief-${language}.svg`,
        words(say('Alivio', 'Relief'), say('En ms/m, antes de perforar.', 'In ms/m, before drilling.')),
      ),
    },
    {
      seconds: 5.5,
      caption: say(
        'Y la vibración: la velocidad de partícula en mm/s donde no debe vibrar. Registro de ejemplo.',
        'And vibration: the particle velocity in mm/s where nothing may vibrate. Example record.',
      ),
      html: `<div class="ground cover"></div>${record(say)}<div class="words" style="width:400px">${words(
        say('Vibración', 'Vibration'),
        say('Velocidad de partícula, mm/s.', 'Particle velocity, mm/s.'),
      )}</div>`,
    },
    {
      seconds: 6,
      caption: say(
        'Siete temas entre las 9:00 y las 16:00, con una pausa y ejercicios desde la primera hora.',
        'Seven topics between 9:00 and 16:00, with a break and exercises from the first hour.',
      ),
      html: `<div class="ground cover"></div>${program(say)}`,
    },
    {
      seconds: 4,
      caption: say(
        'Cada asistente se llevó un año de licencia, sin costo.',
        'Everyone who attended took home one year of license, free of charge.',
      ),
      html: withWords(
        'nextlion-front',
        words(say('Para seguir<br>trabajando', 'To go on<br>working')) +
          figure(say('Licencia sin costo', 'Free license'), say('1 año', '1 year')),
      ),
    },
    { seconds: 3, caption: '', html: end(say('Taller de simulación · Chile', 'Simulation workshop · Chile')) },
  ],
}

function program(say: Say): string {
  const halves = [
    [
      '9:00–12:00',
      say('Iniciación electrónica', 'Electronic initiation'),
      say('De la perforación al modelo', 'From drilling to the model'),
      say('Secuencias', 'Sequences'),
      say('Alivio y desplazamiento', 'Relief and movement'),
    ],
    [
      '14:00–16:00',
      say('Vibraciones', 'Vibration'),
      say('Fragmentación', 'Fragmentation'),
      say('Caso completo por grupos', 'A whole case in groups'),
    ],
  ]
  const columns = halves.map(([hours, ...topics], half) => {
    const rows = topics.map(
      (topic, index) =>
        `<p class="rise" style="--d:${600 + half * 900 + index * 220}ms;padding:15px 0;border-top:1px solid #ffffff2b;font-size:30px">${topic}</p>`,
    )
    return `<div style="width:500px"><p class="rise" style="--d:${300 + half * 900}ms;margin-bottom:18px;color:#f5b301;font:600 34px Archivo;font-stretch:110%">${hours}</p>${rows.join('')}</div>`
  })
  return `<div style="position:absolute;left:88px;top:136px"><h2 class="rise">${say('Un día completo', 'One full day')}</h2><div style="display:flex;gap:64px;margin-top:34px">${columns.join('')}</div></div>`
}
