import type { ConsoleSlug } from '../manuals/consoles.ts'
import { type GuideStep, step } from './step.ts'

const turnOn = step(
  'keyswitch-power',
  { es: 'Encienda', en: 'Turn it on' },
  { es: 'Gire la llave POWER · ENCENDIDO.', en: 'Turn the key POWER · ENCENDIDO.' },
  'bateria_duracion',
)
const fire = step(
  'button-fire',
  { es: 'Dispare', en: 'Fire' },
  {
    es: 'Pulse FIRE · DISPARO, el botón rojo dentro del aro.',
    en: 'Press FIRE · DISPARO, the red button inside the guard.',
  },
)
const armButton = { es: 'Pulse ARM · ARMAR, el botón ámbar.', en: 'Press ARM · ARMAR, the amber button.' }

/** First steps with the consoles: what their panels and the instructions in their lids say. */
export const consoleGuides: Readonly<Record<ConsoleSlug, readonly GuideStep[]>> = {
  nextone: [
    step(
      'terminals',
      { es: 'Conecte la serie', en: 'Connect the series' },
      {
        es: 'Lleve los dos hilos de la serie a los bornes de arriba, el rojo y el negro.',
        en: 'Bring both wires of the series to the terminals on top, the red and the black one.',
      },
      'adaptadores',
      'adaptadores_serie',
    ),
    step(
      'keys',
      { es: 'Fije el tiempo', en: 'Set the time' },
      { es: 'Use las teclas − y + y confirme con OK.', en: 'Use the keys − and + and confirm with OK.' },
      'temporizador',
    ),
    step(
      'screen',
      { es: 'Léalo en la pantalla', en: 'Read it on the display' },
      {
        es: 'La pantalla muestra el temporizador, los adaptadores, la salida y la batería.',
        en: 'The display shows the timer, the adapters, the output and the battery.',
      },
      'tension_salida',
      'activaciones',
    ),
    step(
      'keyswitch-arm',
      { es: 'Arme', en: 'Arm' },
      { es: 'Gire la llave ARM · ARMAR.', en: 'Turn the key ARM · ARMAR.' },
    ),
    step(
      'button-fire',
      { es: 'Dispare', en: 'Fire' },
      {
        es: 'Pulse FIRE · DISPARO, el botón rojo: empieza la cuenta regresiva. Vaya al refugio.',
        en: 'Press FIRE · DISPARO, the red button: the countdown starts. Go to the shelter.',
      },
    ),
  ],
  nextoneplus: [
    step(
      'post-line',
      { es: 'Conecte la serie', en: 'Connect the series' },
      {
        es: 'Un extremo de la serie a LINE + y el otro a LINE −.',
        en: 'One end of the series to LINE + and the other to LINE −.',
      },
    ),
    turnOn,
    step(
      'screen',
      { es: 'Revise', en: 'Check' },
      {
        es: 'La pantalla muestra los adaptadores de la serie y la batería.',
        en: 'The display shows the adapters of the series and the battery.',
      },
      'adaptadores_serie',
    ),
    step(
      'button-charge',
      { es: 'Cargue', en: 'Charge' },
      {
        es: 'Pulse CHARGE · CARGA: la consola acumula la energía del disparo.',
        en: 'Press CHARGE · CARGA: the console gathers the energy of the shot.',
      },
      'tension_salida',
      'energia_disparo',
    ),
    fire,
  ],
  nextthree: [
    step(
      'post',
      { es: 'Conecte las series', en: 'Connect the series' },
      {
        es: 'Cada serie tiene su par de bornes, rotulado SERIES con su número.',
        en: 'Each series has a pair of terminals of its own, marked SERIES with its number.',
      },
      'series',
      'adaptadores_consola',
    ),
    turnOn,
    step(
      'rfid',
      { es: 'Identifíquese', en: 'Identify yourself' },
      {
        es: 'Escriba la contraseña en el teclado y ponga la tarjeta sobre el lector RFID.',
        en: 'Type the password on the keypad and lay the card on the RFID reader.',
      },
      'acceso',
    ),
    step(
      'screen',
      { es: 'Revise y dé los retardos', en: 'Check and set the delays' },
      {
        es: 'La pantalla muestra cada adaptador con su serie, su retardo y su estado.',
        en: 'The display shows each adapter with its series, its delay and its state.',
      },
      'adaptadores',
      'idiomas',
    ),
    step('button-arm', { es: 'Arme', en: 'Arm' }, armButton),
    fire,
  ],
  nextremote: [
    step(
      'antenna',
      { es: 'Salga del área de exclusión', en: 'Leave the blast exclusion zone' },
      {
        es: 'Retírese con la consola más allá del área de exclusión, sin salir del alcance.',
        en: 'Withdraw with the console beyond the blast exclusion zone, and stay within its range.',
      },
      'area_seguridad',
      'alcance',
    ),
    turnOn,
    step(
      'screen',
      { es: 'Enlace las consolas', en: 'Link the consoles' },
      {
        es: 'La pantalla muestra, una por una, las consolas enlazadas.',
        en: 'The display shows the linked consoles one by one.',
      },
      'consolas_enlazadas',
      'adaptadores_enlazados',
    ),
    step(
      'button-arm',
      { es: 'Arme y espere', en: 'Arm and wait' },
      {
        es: 'Pulse ARM · ARMAR, el botón ámbar, y espere el tiempo de armado.',
        en: 'Press ARM · ARMAR, the amber button, and wait for the arming time.',
      },
      'tiempo_armado',
    ),
    fire,
  ],
}
