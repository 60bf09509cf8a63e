const es = {
  title: 'Iniciación electrónica de precisión',
  description:
    'Adaptadores, consolas y software para diseñar, iniciar y analizar tronaduras electrónicas en minería y obras civiles, con retardos de 0 a 30.000 ms en pasos de 1 ms.',
  kicker: 'Iniciación electrónica',
  headline: 'Cada taladro, a su milisegundo.',
  lead: 'Adaptadores, consolas y software para diseñar, iniciar y analizar tronaduras en minería y obras civiles.',
  createAccount: 'Crear cuenta',
  logIn: 'Ingresar',
  drawing:
    'Banco de tronadura con ocho filas de taladros y las líneas de igual tiempo de salida que los recorren, cada 25 milisegundos.',
  play: 'Ver la secuencia',
  pause: 'Pausar',
  facts: [
    { figure: '1', unit: 'ms', text: 'paso de programación de cada retardo' },
    { figure: '30.000', unit: 'ms', text: 'retardo máximo de un adaptador' },
    { figure: '150', unit: '', text: 'adaptadores en serie con una consola Plus' },
  ],
  lineTitle: 'De la malla al fragmento, una sola línea',
  lineText: 'Diseño, iniciación y análisis con equipos que hablan entre sí.',
  stages: [
    {
      name: 'Diseño',
      text: 'Software de diseño y análisis de tronaduras.',
      rows: [
        ['Alivio', 'en ms/m'],
        ['Velocidad de partícula', 'en mm/s'],
      ],
    },
    {
      name: 'Terreno',
      text: 'Adaptadores electrónicos y consolas de disparo.',
      rows: [
        ['Salida de la consola Plus', '700 V DC · 30 J'],
        ['Distancia segura, consola remota', '> 500 m'],
      ],
    },
    {
      name: 'Fragmentación',
      text: 'Análisis del resultado: portátil, con dron o en escritorio.',
      rows: [
        ['Precisión del GPS', '1–5 m'],
        ['Idiomas', '7'],
      ],
    },
  ],
  whoTitle: 'Para quienes responden por cada disparo',
  who: [
    { name: 'Minería', text: 'Equipos de perforación y tronadura que necesitan el mismo resultado en cada banco.' },
    { name: 'Obras civiles', text: 'Túneles, caminos y canteras cerca de lo que no debe vibrar.' },
    { name: 'Distribuidores', text: 'Cotizaciones, licencias y clientes de su sucursal en un solo lugar.' },
    { name: 'Profesionales autorizados', text: 'Estudios, simulación y asesoría con licencias por día, mes o año.' },
  ],
  accessTitle: 'Su acceso, en tres pasos',
  steps: [
    'Escriba su nombre y su correo.',
    'Confirme con el PIN de 4 dígitos que le enviamos.',
    'Elija su contraseña e ingrese.',
  ],
  haveAccount: 'Ya tengo cuenta',
}

const en: typeof es = {
  title: 'Precision electronic initiation',
  description:
    'Adapters, consoles and software to design, fire and analyze electronic blasts in mining and civil works, with delays from 0 to 30,000 ms in steps of 1 ms.',
  kicker: 'Electronic initiation',
  headline: 'Every hole, on its millisecond.',
  lead: 'Adapters, consoles and software to design, fire and analyze blasts in mining and civil works.',
  createAccount: 'Create account',
  logIn: 'Log in',
  drawing:
    'A bench with eight rows of blast holes and the lines of equal firing time that run through them, every 25 milliseconds.',
  play: 'Play the sequence',
  pause: 'Pause',
  facts: [
    { figure: '1', unit: 'ms', text: 'programming step of every delay' },
    { figure: '30,000', unit: 'ms', text: 'longest delay of an adapter' },
    { figure: '150', unit: '', text: 'adapters in series on one Plus console' },
  ],
  lineTitle: 'From pattern to fragment, one line',
  lineText: 'Design, initiation and analysis with equipment that speaks to each other.',
  stages: [
    {
      name: 'Design',
      text: 'Software for blast design and analysis.',
      rows: [
        ['Relief', 'in ms/m'],
        ['Particle velocity', 'in mm/s'],
      ],
    },
    {
      name: 'Field work',
      text: 'Electronic adapters and firing consoles.',
      rows: [
        ['Output of the Plus console', '700 V DC · 30 J'],
        ['Safety distance, remote console', '> 500 m'],
      ],
    },
    {
      name: 'Fragmentation',
      text: 'Analysis of the result: portable, by drone or on the desktop.',
      rows: [
        ['GPS accuracy', '1–5 m'],
        ['Languages', '7'],
      ],
    },
  ],
  whoTitle: 'For those who answer for every shot',
  who: [
    { name: 'Mining', text: 'Drill and blast crews who need the same result on every bench.' },
    { name: 'Civil works', text: 'Tunnels, roads and quarries close to what must not vibrate.' },
    { name: 'Distributors', text: 'Quotes, licenses and the customers of your branch in one place.' },
    { name: 'Authorized professionals', text: 'Studies, simulation and advice with licenses by day, month or year.' },
  ],
  accessTitle: 'Your access, in three steps',
  steps: [
    'Enter your name and e-mail.',
    'Confirm with the 4-digit PIN we send you.',
    'Choose your password and log in.',
  ],
  haveAccount: 'I have an account',
}

export const homeTexts = { es, en }
