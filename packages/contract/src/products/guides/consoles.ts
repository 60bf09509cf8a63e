import type { ConsoleSlug } from '../manuals/consoles.ts'
import { type GuideStep, step } from './step.ts'

const turnOn = step(
  'keyswitch-power',
  ['Encienda', 'Turn it on'],
  ['Gire la llave POWER · ENCENDIDO.', 'Turn the key POWER · ENCENDIDO.'],
  'bateria_duracion',
)
const fire = step(
  'button-fire',
  ['Dispare', 'Fire'],
  ['Pulse FIRE · DISPARO, el botón rojo dentro del aro.', 'Press FIRE · DISPARO, the red button inside the guard.'],
)
const armButton = ['Pulse ARM · ARMAR, el botón ámbar.', 'Press ARM · ARMAR, the amber button.'] as const

/** First steps with the consoles: what their panels and the instructions in their lids say. */
export const consoleGuides: Readonly<Record<ConsoleSlug, readonly GuideStep[]>> = {
  nextone: [
    step(
      'terminals',
      ['Conecte la serie', 'Connect the series'],
      [
        'Lleve los dos hilos de la serie a los bornes de arriba, el rojo y el negro.',
        'Bring both wires of the series to the terminals on top, the red and the black one.',
      ],
      'adaptadores',
      'adaptadores_serie',
    ),
    step(
      'keys',
      ['Fije el tiempo', 'Set the time'],
      ['Use las teclas − y + y confirme con OK.', 'Use the keys − and + and confirm with OK.'],
      'temporizador',
    ),
    step(
      'screen',
      ['Léalo en la pantalla', 'Read it on the display'],
      [
        'La pantalla muestra el temporizador, los adaptadores, la salida y la batería.',
        'The display shows the timer, the adapters, the output and the battery.',
      ],
      'tension_salida',
      'activaciones',
    ),
    step('keyswitch-arm', ['Arme', 'Arm'], ['Gire la llave ARM · ARMAR.', 'Turn the key ARM · ARMAR.']),
    step(
      'button-fire',
      ['Dispare', 'Fire'],
      ['Pulse FIRE · DISPARO, el botón rojo.', 'Press FIRE · DISPARO, the red button.'],
    ),
  ],
  nextoneplus: [
    step(
      'post-line',
      ['Conecte la serie', 'Connect the series'],
      [
        'Un extremo de la serie a LINE + y el otro a LINE −.',
        'One end of the series to LINE + and the other to LINE −.',
      ],
    ),
    turnOn,
    step(
      'screen',
      ['Revise', 'Check'],
      [
        'La pantalla muestra los adaptadores de la serie y la batería.',
        'The display shows the adapters of the series and the battery.',
      ],
      'adaptadores_serie',
    ),
    step(
      'button-charge',
      ['Cargue', 'Charge'],
      [
        'Pulse CHARGE · CARGA: la consola acumula la energía del disparo.',
        'Press CHARGE · CARGA: the console gathers the energy of the shot.',
      ],
      'tension_salida',
      'energia_disparo',
    ),
    fire,
  ],
  nextthree: [
    step(
      'post',
      ['Conecte las series', 'Connect the series'],
      [
        'Cada serie tiene su par de bornes, rotulado SERIES con su número.',
        'Each series has a pair of terminals of its own, marked SERIES with its number.',
      ],
      'series',
      'adaptadores_consola',
    ),
    turnOn,
    step(
      'rfid',
      ['Identifíquese', 'Identify yourself'],
      [
        'Escriba la contraseña en el teclado y ponga la tarjeta sobre el lector RFID.',
        'Type the password on the keypad and lay the card on the RFID reader.',
      ],
      'acceso',
    ),
    step(
      'screen',
      ['Revise y dé los retardos', 'Check and set the delays'],
      [
        'La pantalla muestra cada adaptador con su serie, su retardo y su estado.',
        'The display shows each adapter with its series, its delay and its state.',
      ],
      'adaptadores',
      'idiomas',
    ),
    step('button-arm', ['Arme', 'Arm'], armButton),
    fire,
  ],
  nextremote: [
    step(
      'antenna',
      ['Salga del área de seguridad', 'Leave the safety area'],
      [
        'Retírese con la consola más allá del área de seguridad, sin salir del alcance.',
        'Withdraw with the console beyond the safety area, and stay within the range.',
      ],
      'area_seguridad',
      'alcance',
    ),
    turnOn,
    step(
      'screen',
      ['Enlace las consolas', 'Link the consoles'],
      [
        'La pantalla muestra, una por una, las consolas enlazadas.',
        'The display shows the linked consoles one by one.',
      ],
      'consolas_enlazadas',
      'adaptadores_enlazados',
    ),
    step(
      'button-arm',
      ['Arme y espere', 'Arm and wait'],
      [
        'Pulse ARM · ARMAR, el botón ámbar, y espere el tiempo de armado.',
        'Press ARM · ARMAR, the amber button, and wait for the arming time.',
      ],
      'tiempo_armado',
    ),
    fire,
  ],
}
