import type { Language } from '@portal/contract/core/language'
import { end, figure, title, words } from './deps.ts'
import type { Film, Say, Scene } from './film.ts'
import { hills } from './hills.ts'
import { pattern } from './pattern.ts'
import { withWords } from './stills.ts'

/** The three days in Ouro Preto. */
export const workshopBrazil: Film = {
  name: 'workshop-brazil',
  poster: 3.6,
  scenes: (say, language) => [
    {
      seconds: 5,
      caption: say(
        'Del 29 de abril al 4 de mayo de 2024, una universidad de Ouro Preto recibió el taller.',
        'From April 29 to May 4, 2024, a university in Ouro Preto hosted the workshop.',
      ),
      html: `${hills()}<div class="words">${title(say('Taller · Brasil', 'Workshop · Brazil'), say('Tres días<br>en Ouro Preto', 'Three days<br>in Ouro Preto'))}</div>`,
    },
    ...days(say, language),
    {
      seconds: 4,
      caption: say(
        'Quienes completaron las tres jornadas recibieron la certificación y una licencia de un año.',
        'Those who completed the three days received the certification and a one-year license.',
      ),
      html: withWords(
        'nextlion-front',
        words(say('Certificación<br>y licencia', 'Certification<br>and license')) +
          figure(say('Licencia sin costo', 'Free license'), say('1 año', '1 year')),
        'far',
      ),
    },
    {
      seconds: 3,
      caption: '',
      html: end(say('Taller universitario · Ouro Preto', 'University workshop · Ouro Preto')),
    },
  ],
}

function days(say: Say, language: Language): Scene[] {
  const day = (number: number, question: string) =>
    `<p class="kicker rise">${say('Día', 'Day')} ${number}</p>${words(question)}`
  return [
    {
      seconds: 6,
      caption: say(
        'El primer día: leer el macizo y la malla, y decidir qué se busca en fragmentación y vibración.',
        'The first day: reading the rock and the pattern, and deciding what to aim for in fragmentation and vibration.',
      ),
      html: `<div class="ground cover"></div>${pattern(language)}<div class="words" style="width:400px">${day(1, say('¿Qué queremos lograr?', 'What do we want?'))}</div>`,
    },
    {
      seconds: 4.5,
      caption: say(
        'El segundo: diseñar la secuencia y programar adaptadores en el laboratorio, siempre sin explosivos.',
        'The second: designing the sequence and programming adapters in the laboratory, always without explosives.',
      ),
      html: withWords('nextoneplus-front', day(2, say('¿Cómo lo<br>diseñamos?', 'How do we<br>design it?'))),
    },
    {
      seconds: 4.5,
      caption: say(
        'El tercero: cantera escuela, análisis de imágenes y presentación de los grupos.',
        'The third: the teaching quarry, image analysis and presentations of the groups.',
      ),
      html: withWords('quamtum-drone', day(3, say('¿Qué<br>resultó?', 'What came<br>of it?'))),
    },
  ]
}
