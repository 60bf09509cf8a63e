import { MachineCategory } from '@portal/contract/machines/categories/constants'
import { type Machine, machine as m } from './machine.ts'

const c = MachineCategory

/** The types of machines of the demo set. */
export const machines: readonly Machine[] = [
  m(
    c.excavators,
    { picture: 'excavator', colour: 'yellow' },
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
    { picture: 'excavator', colour: 'orange' },
    298,
    { es: 'Excavadora Velkra VK 236 LC', en: 'Velkra VK 236 LC excavator' },
    {
      es: 'Excavadora de 39 t con tren de rodado largo, balde de 1,9 m³ y cabina con protección FOPS.',
      en: '39 t excavator with a long undercarriage, a 1.9 m³ bucket and a FOPS-certified cab.',
    },
    655,
  ),
  m(
    c.excavators,
    { picture: 'excavator', colour: 'white' },
    318,
    { es: 'Excavadora Velkra VK 236 HD', en: 'Velkra VK 236 HD excavator' },
    {
      es: 'Excavadora de 40 t para cantera, con bastidor reforzado, balde de roca de 2,0 m³ y blindaje inferior.',
      en: '40 t quarry excavator with a reinforced frame, a 2.0 m³ rock bucket and underbody guards.',
    },
  ),
  m(
    c.wheelLoaders,
    { picture: 'wheel_loader', colour: 'yellow' },
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
    { picture: 'wheel_loader', colour: 'white' },
    448,
    { es: 'Cargador frontal Velkra VK 154 Z', en: 'Velkra VK 154 Z wheel loader' },
    {
      es: 'Cargador frontal con enganche rápido, balde de uso general de 4,4 m³ y suspensión de pluma.',
      en: 'Wheel loader with a quick coupler, a 4.4 m³ general-purpose bucket and boom suspension.',
    },
    690,
  ),
  m(
    c.wheelLoaders,
    { picture: 'wheel_loader', colour: 'orange' },
    492,
    { es: 'Cargador frontal Velkra VK 154 R', en: 'Velkra VK 154 R wheel loader' },
    {
      es: 'Cargador frontal para roca con balde reforzado de 3,8 m³ y neumáticos L5.',
      en: 'Wheel loader for rock with a reinforced 3.8 m³ bucket and L5 tires.',
    },
  ),
  m(
    c.drillRigs,
    { picture: 'drill_rig', colour: 'red' },
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
    { picture: 'drill_rig', colour: 'orange' },
    712,
    { es: 'Perforadora Sondrak SK 98 D, carrusel de ocho barras', en: 'Sondrak SK 98 D drill rig, eight-rod carousel' },
    {
      es: 'Perforadora de martillo de fondo para 110 a 178 mm y pozos de hasta 45 m, con cabina presurizada.',
      en: 'Down-the-hole drill rig for 110 to 178 mm holes up to 45 m deep, with a pressurized cab.',
    },
    1490,
  ),
  m(
    c.drillRigs,
    { picture: 'drill_rig', colour: 'white' },
    745,
    { es: 'Perforadora Sondrak SK 98 D, alta presión', en: 'Sondrak SK 98 D drill rig, high pressure' },
    {
      es: 'Perforadora de martillo de fondo con compresor de 30 bar y control automático de perforación.',
      en: 'Down-the-hole drill rig with a 30 bar compressor and automatic drilling control.',
    },
  ),
  m(
    c.haulTrucks,
    { picture: 'haul_truck', colour: 'yellow' },
    1650,
    { es: 'Camión minero Velkra VK 95 T', en: 'Velkra VK 95 T mining truck' },
    {
      es: 'Camión rígido de 100 t con tolva de alta resistencia, retardador y supresión de incendios.',
      en: '100 t rigid truck with a heavy-duty body, retarder and fire suppression.',
    },
  ),
  m(
    c.haulTrucks,
    { picture: 'haul_truck', colour: 'white' },
    1690,
    { es: 'Camión minero Velkra VK 95 T, tolva de roca', en: 'Velkra VK 95 T mining truck, rock body' },
    {
      es: 'Camión rígido de 100 t, tolva con revestimiento de goma y cámaras de visión periférica.',
      en: '100 t rigid truck with a rubber-lined body and all-round cameras.',
    },
    2900,
  ),
  m(
    c.mobileCrushers,
    { picture: 'crusher', colour: 'red' },
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
    { picture: 'crusher', colour: 'yellow' },
    748,
    {
      es: 'Chancador móvil Sondrak SK 110 J, separador magnético',
      en: 'Sondrak SK 110 J mobile crusher, magnetic separator',
    },
    {
      es: 'Chancador de mandíbulas de 1.100 × 800 mm con separador magnético y control remoto.',
      en: 'Jaw crusher with a 1,100 × 800 mm opening, magnetic separator and remote control.',
    },
    1650,
  ),
  m(
    c.bulldozers,
    { picture: 'bulldozer', colour: 'yellow' },
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
    { picture: 'bulldozer', colour: 'orange' },
    765,
    { es: 'Bulldozer Velkra VK 71 B, hoja recta', en: 'Velkra VK 71 B bulldozer, straight blade' },
    {
      es: 'Tractor de orugas de 28 t para plataformas y caminos, hoja recta y ripper de tres dientes.',
      en: '28 t track-type tractor for pads and roads, with a straight blade and a three-shank ripper.',
    },
  ),
  m(
    c.generators,
    { picture: 'generator', colour: 'blue' },
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
    { picture: 'generator', colour: 'white' },
    104,
    {
      es: 'Generador Aldrevo AV 500 G, transferencia automática',
      en: 'Aldrevo AV 500 G generator, automatic transfer',
    },
    {
      es: 'Grupo electrógeno insonorizado de 500 kVA con transferencia automática y telemetría.',
      en: '500 kVA soundproof generator set with an automatic transfer switch and telemetry.',
    },
    155,
  ),
  m(
    c.compressors,
    { picture: 'compressor', colour: 'red' },
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
    { picture: 'compressor', colour: 'orange' },
    142,
    { es: 'Compresor Sondrak SK 330 C, alta presión', en: 'Sondrak SK 330 C compressor, high pressure' },
    {
      es: 'Compresor de tornillo de 25 m³/min a 20 bar, con lubricador de línea.',
      en: '25 m³/min screw compressor at 20 bar, with line lubricator.',
    },
    235,
  ),
  m(
    c.lightTowers,
    { picture: 'light_tower', colour: 'blue' },
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
    { picture: 'light_tower', colour: 'white' },
    19,
    { es: 'Torre de iluminación Aldrevo AV 9 LT, bajo consumo', en: 'Aldrevo AV 9 LT light tower, low consumption' },
    {
      es: 'Torre LED de 4 × 240 W con mástil hidráulico de 9 m y autonomía de 210 h.',
      en: '4 × 240 W LED tower with a 9 m hydraulic mast; runs for 210 h.',
    },
    48,
  ),
  m(
    c.pumps,
    { picture: 'pump', colour: 'blue' },
    46,
    { es: 'Motobomba Aldrevo AV 300 P', en: 'Aldrevo AV 300 P pump' },
    {
      es: 'Bomba autocebante de 300 mm para drenaje de rajo, 1.100 m³/h, sobre patín.',
      en: '300 mm self-priming pump for pit dewatering, 1,100 m³/h, on a skid.',
    },
    120,
  ),
  m(
    c.pumps,
    { picture: 'pump', colour: 'green' },
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
    { picture: 'haul_truck', colour: 'orange' },
    38,
    { es: 'Neumáticos 27.00 R49 para camión de 100 t (par)', en: '27.00 R49 tires for a 100 t truck (pair)' },
    {
      es: 'Dos neumáticos con 70 % de banda, sin reparaciones, con informe de inspección. En la foto, el camión del que provienen.',
      en: 'Two tires with 70% tread, no repairs, with an inspection report. The picture shows the truck that they come from.',
    },
  ),
  m(
    c.spareParts,
    { picture: 'excavator', colour: 'blue' },
    22,
    { es: 'Balde de roca de 2,1 m³ para excavadora de 38 t', en: '2.1 m³ rock bucket for a 38 t excavator' },
    {
      es: 'Balde reforzado con plancha de desgaste nueva y adaptadores sin holgura. En la foto, montado en su excavadora.',
      en: 'Reinforced bucket with a new wear plate and tight-fitting adapters. The picture shows it on its excavator.',
    },
  ),
  m(
    c.otherEquipment,
    { picture: 'drill_rig', colour: 'yellow' },
    140,
    {
      es: 'Perforadora Sondrak SK 98 D sin compresor, para repuestos',
      en: 'Sondrak SK 98 D drill rig without compressor, for parts',
    },
    {
      es: 'Equipo completo salvo el compresor; se vende como fuente de repuestos o para reparar.',
      en: 'Complete except for the compressor; sold as a source of parts or for repair.',
    },
  ),
]
