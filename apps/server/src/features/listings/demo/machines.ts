import { ClassifiedCategory } from '@portal/contract/classified-categories/constants'
import { type Machine, machine as m } from './machine.ts'

const c = ClassifiedCategory

/** The types of machines of the demo set. */
export const machines: readonly Machine[] = [
  m(
    c.excavators,
    'excavator',
    285,
    { es: 'Excavadora Velkra VK 236', en: 'Velkra VK 236 excavator' },
    {
      es: 'Excavadora sobre orugas de 38 t con balde de roca de 2,1 m³ y línea hidráulica auxiliar para martillo.',
      en: '38 t crawler excavator with a 2.1 m³ rock bucket and an auxiliary hydraulic line for a hammer.',
    },
    640,
  ),
  m(
    c.excavators,
    'excavator',
    198,
    { es: 'Excavadora Velkra VK 124 LC', en: 'Velkra VK 124 LC excavator' },
    {
      es: 'Excavadora de 24 t para zanjas y carguío liviano, tren de rodado largo y cabina con protección FOPS.',
      en: '24 t excavator for trenching and light loading, with a long undercarriage and a FOPS-certified cab.',
    },
    420,
  ),
  m(
    c.excavators,
    'excavator',
    1450,
    { es: 'Excavadora Velkra VK 950 M', en: 'Velkra VK 950 M mining excavator' },
    {
      es: 'Excavadora minera de 120 t con balde de 6,7 m³, dos motores y pasarelas perimetrales.',
      en: '120 t mining excavator with a 6.7 m³ bucket, two engines and walkways on all sides.',
    },
  ),
  m(
    c.wheelLoaders,
    'wheel_loader',
    465,
    { es: 'Cargador frontal Velkra VK 154', en: 'Velkra VK 154 wheel loader' },
    {
      es: 'Cargador frontal con balde de 4,2 m³, aire acondicionado presurizado y sistema de pesaje en cabina.',
      en: 'Wheel loader with a 4.2 m³ bucket, pressurized air-conditioned cab and on-board weighing system.',
    },
    710,
  ),
  m(
    c.wheelLoaders,
    'wheel_loader',
    240,
    { es: 'Cargador frontal Velkra VK 92 Z', en: 'Velkra VK 92 Z wheel loader' },
    {
      es: 'Cargador de 14 t con enganche rápido, balde de uso general y horquillas.',
      en: '14 t loader with a quick coupler, general-purpose bucket and forks.',
    },
    380,
  ),
  m(
    c.wheelLoaders,
    'wheel_loader',
    1180,
    { es: 'Cargador frontal Velkra VK 310', en: 'Velkra VK 310 wheel loader' },
    {
      es: 'Cargador de producción con balde de roca de 11,5 m³ y neumáticos L5 al 60 %.',
      en: 'Production loader with an 11.5 m³ rock bucket and L5 tires at 60%.',
    },
  ),
  m(
    c.drillRigs,
    'drill_rig',
    690,
    { es: 'Perforadora Sondrak SK 98 D', en: 'Sondrak SK 98 D drill rig' },
    {
      es: 'Perforadora de martillo de fondo para 110 a 203 mm, compresor de 24 bar y captador de polvo.',
      en: 'Down-the-hole drill rig for 110 to 203 mm holes, with a 24 bar compressor and dust collector.',
    },
    1450,
  ),
  m(
    c.drillRigs,
    'drill_rig',
    520,
    { es: 'Perforadora Sondrak SK 76 D', en: 'Sondrak SK 76 D drill rig' },
    {
      es: 'Perforadora de martillo en cabeza para bancos de hasta 12 m, carrusel de seis barras.',
      en: 'Top-hammer drill rig for benches up to 12 m, with a six-rod carousel.',
    },
    1150,
  ),
  m(
    c.drillRigs,
    'drill_rig',
    2350,
    { es: 'Perforadora rotativa Sondrak SK 250 R', en: 'Sondrak SK 250 R rotary drill rig' },
    {
      es: 'Perforadora rotativa para producción de 251 mm, torre de 12 m y control automático de perforación.',
      en: 'Rotary production drill rig for 251 mm holes, with a 12 m mast and automatic drilling control.',
    },
  ),
  m(
    c.haulTrucks,
    'haul_truck',
    1650,
    { es: 'Camión minero Velkra VK 95 T', en: 'Velkra VK 95 T mining truck' },
    {
      es: 'Camión rígido de 100 t con tolva de alta resistencia, retardador y supresión de incendios.',
      en: '100 t rigid truck with a heavy-duty body, retarder and fire suppression.',
    },
  ),
  m(
    c.haulTrucks,
    'haul_truck',
    980,
    { es: 'Camión minero Velkra VK 60 T', en: 'Velkra VK 60 T mining truck' },
    {
      es: 'Camión rígido de 60 t, tolva calefaccionada por escape y cámaras de visión periférica.',
      en: '60 t rigid truck with an exhaust-heated body and all-round cameras.',
    },
    2100,
  ),
  m(
    c.mobileCrushers,
    'crusher',
    720,
    { es: 'Chancador móvil Sondrak SK 110 J', en: 'Sondrak SK 110 J mobile crusher' },
    {
      es: 'Chancador de mandíbulas de 1.100 × 800 mm sobre orugas, precriba y correa lateral.',
      en: 'Tracked jaw crusher with a 1,100 × 800 mm opening, pre-screen and side conveyor.',
    },
    1600,
  ),
  m(
    c.mobileCrushers,
    'crusher',
    540,
    { es: 'Chancador móvil Sondrak SK 95 J', en: 'Sondrak SK 95 J mobile crusher' },
    {
      es: 'Chancador compacto de 950 × 580 mm con separador magnético y control remoto.',
      en: 'Compact 950 × 580 mm crusher with a magnetic separator and remote control.',
    },
    1250,
  ),
  m(
    c.bulldozers,
    'bulldozer',
    780,
    { es: 'Bulldozer Velkra VK 71 B', en: 'Velkra VK 71 B bulldozer' },
    {
      es: 'Tractor de orugas de 28 t con hoja semiuniversal y ripper de tres dientes.',
      en: '28 t track-type tractor with a semi-universal blade and a three-shank ripper.',
    },
    980,
  ),
  m(
    c.bulldozers,
    'bulldozer',
    1320,
    { es: 'Bulldozer Velkra VK 140 B', en: 'Velkra VK 140 B bulldozer' },
    {
      es: 'Tractor de orugas de 70 t para desarrollo de botaderos, hoja de 18 m³ y ripper monodiente.',
      en: '70 t track-type tractor for dump work, with an 18 m³ blade and a single-shank ripper.',
    },
  ),
  m(
    c.generators,
    'generator',
    96,
    { es: 'Generador Aldrevo AV 500 G', en: 'Aldrevo AV 500 G generator' },
    {
      es: 'Grupo electrógeno insonorizado de 500 kVA con tablero de sincronismo y estanque de 1.000 l.',
      en: '500 kVA soundproof generator set with a synchronizing panel and a 1,000 l fuel tank.',
    },
    145,
  ),
  m(
    c.generators,
    'generator',
    34,
    { es: 'Generador Aldrevo AV 150 G', en: 'Aldrevo AV 150 G generator' },
    {
      es: 'Grupo electrógeno de 150 kVA con transferencia automática y carro de arrastre.',
      en: '150 kVA generator set with automatic transfer switch and trailer.',
    },
    70,
  ),
  m(
    c.compressors,
    'compressor',
    128,
    { es: 'Compresor Sondrak SK 330 C', en: 'Sondrak SK 330 C compressor' },
    {
      es: 'Compresor de tornillo de 30 m³/min a 12 bar, posenfriador y filtros para perforación.',
      en: '30 m³/min screw compressor at 12 bar, with aftercooler and filters for drilling.',
    },
    210,
  ),
  m(
    c.compressors,
    'compressor',
    58,
    { es: 'Compresor Sondrak SK 110 C', en: 'Sondrak SK 110 C compressor' },
    {
      es: 'Compresor portátil de 11 m³/min a 8,6 bar, con lubricador de línea.',
      en: 'Portable 11 m³/min compressor at 8.6 bar, with line lubricator.',
    },
    110,
  ),
  m(
    c.lightTowers,
    'light_tower',
    17,
    { es: 'Torre de iluminación Aldrevo AV 9 LT', en: 'Aldrevo AV 9 LT light tower' },
    {
      es: 'Torre LED de 4 × 320 W con mástil hidráulico de 9 m y autonomía de 150 h.',
      en: '4 × 320 W LED tower with a 9 m hydraulic mast; runs for 150 h.',
    },
    45,
  ),
  m(
    c.lightTowers,
    'light_tower',
    24,
    { es: 'Torre de iluminación Aldrevo AV 7 LT', en: 'Aldrevo AV 7 LT light tower' },
    {
      es: 'Torre LED híbrida con paneles solares, batería de litio y mástil de 7,5 m.',
      en: 'Hybrid LED tower with solar panels, lithium battery and a 7.5 m mast.',
    },
    60,
  ),
  m(
    c.pumps,
    'pump',
    46,
    { es: 'Motobomba Aldrevo AV 300 P', en: 'Aldrevo AV 300 P pump' },
    {
      es: 'Bomba autocebante de 300 mm para drenaje de rajo, 1.100 m³/h y carro con lanza.',
      en: '300 mm self-priming pump for pit dewatering, 1,100 m³/h, on a trailer with a tow bar.',
    },
    120,
  ),
  m(
    c.pumps,
    'pump',
    29,
    { es: 'Motobomba Aldrevo AV 300 P, alta presión', en: 'Aldrevo AV 300 P pump, high pressure' },
    {
      es: 'Bomba de 300 mm con rodete para 95 m de altura, motor insonorizado.',
      en: '300 mm pump with an impeller for 95 m of head and a soundproof engine.',
    },
    85,
  ),
  m(
    c.spareParts,
    'haul_truck',
    38,
    { es: 'Neumáticos 27.00 R49 para camión de 100 t (par)', en: '27.00 R49 tires for a 100 t truck (pair)' },
    {
      es: 'Dos neumáticos con 70 % de banda, sin reparaciones, con informe de inspección.',
      en: 'Two tires with 70% tread, no repairs, with an inspection report.',
    },
  ),
  m(
    c.spareParts,
    'excavator',
    22,
    { es: 'Balde de roca de 2,1 m³ para excavadora de 38 t', en: '2.1 m³ rock bucket for a 38 t excavator' },
    {
      es: 'Balde reforzado con plancha de desgaste nueva y adaptadores sin holgura.',
      en: 'Reinforced bucket with a new wear plate and tight-fitting adapters.',
    },
  ),
  m(
    c.otherEquipment,
    'drill_rig',
    310,
    { es: 'Equipo de apoyo para perforación Sondrak SK 20 S', en: 'Sondrak SK 20 S drilling support unit' },
    {
      es: 'Unidad sobre orugas para preparar plataformas y trasladar aceros de perforación.',
      en: 'Tracked unit that prepares drill pads and carries drill steel.',
    },
    520,
  ),
]
