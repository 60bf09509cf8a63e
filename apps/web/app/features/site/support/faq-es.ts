import { type CommercialTerms, presenceCountries } from '../commercial-terms.ts'
import type { FaqGroup } from './faq-entry.ts'

export const faqEs = ({ warranty, delivery }: CommercialTerms): readonly FaqGroup[] => [
  {
    id: 'buying',
    title: 'Compra y entrega',
    entries: [
      {
        id: 'who-can-buy',
        question: '¿Quién puede comprar los productos?',
        answer: [
          'Empresas y profesionales autorizados para manejar productos de tronadura según las leyes de su país. No vendemos a consumidores finales.',
          'Antes de la primera venta pedimos los documentos que acreditan esa autorización; quedan guardados y no hace falta enviarlos otra vez mientras estén vigentes.',
        ],
      },
      {
        id: 'quote',
        question: '¿Cómo pido una cotización?',
        answer: [
          'Cree una cuenta en el portal o escriba a la oficina más cercana con el producto, la cantidad, el país de destino y el tipo de faena. Con esos datos la cotización sale completa a la primera.',
        ],
      },
      {
        id: 'delivery-time',
        question: '¿Cuánto demora la entrega?',
        answer: [
          `Alrededor de ${delivery} desde que el pedido queda confirmado y el pago recibido. Los fines de semana no se procesan pedidos, así que no cuentan en ese plazo.`,
        ],
      },
      {
        id: 'delivery-place',
        question: '¿Dónde se entregan los equipos?',
        answer: [
          'Las ventas son FOB dentro de México. Desde ese punto el transporte, el seguro y la internación corren por cuenta del comprador; si lo necesita, le recomendamos agentes que conocen este tipo de carga.',
        ],
      },
      {
        id: 'payment',
        question: '¿Cómo se paga?',
        answer: [
          'Por transferencia internacional a la cuenta que aparece en la factura. Verifique siempre esos datos con su ejecutivo por teléfono antes de la primera transferencia: nunca avisamos un cambio de cuenta solo por correo.',
        ],
      },
      {
        id: 'countries',
        question: '¿En qué países están presentes?',
        answer: [
          `En más de ${presenceCountries} países, con oficinas en México, Perú, Chile y Estados Unidos y con distribuidores que atienden a los demás.`,
        ],
      },
    ],
  },
  {
    id: 'warranty',
    title: 'Garantía y servicio',
    entries: [
      {
        id: 'warranty-time',
        question: '¿Cuánto dura la garantía?',
        answer: [
          `La garantía de fábrica es de ${warranty} desde la entrega y cubre defectos de materiales y de fabricación.`,
        ],
      },
      {
        id: 'warranty-limits',
        question: '¿Qué no cubre la garantía?',
        answer: [
          'Golpes, humedad en equipos usados con la tapa abierta, conectores forzados, equipos abiertos por terceros y baterías dañadas por guardarse descargadas. Tampoco los consumibles que se pierden en cada disparo, salvo defecto de origen.',
        ],
      },
      {
        id: 'claim',
        question: '¿Cómo hago válida la garantía?',
        answer: [
          'Escriba a la oficina que le vendió con el número de serie, la fecha de la factura, una foto del equipo y el mensaje que aparece en pantalla. Le respondemos con una orden de envío o con la solución, si se puede resolver a distancia.',
        ],
      },
      {
        id: 'repair',
        question: '¿Reparan equipos fuera de garantía?',
        answer: [
          'Sí. Primero se hace un diagnóstico y se cotiza; nada se repara sin su aprobación. Todo equipo reparado se entrega con el registro de las pruebas que pasó.',
        ],
      },
      {
        id: 'training',
        question: '¿Capacitan al personal que los usará?',
        answer: [
          'Sí, en sus oficinas o en faena, con el equipo que compró. La capacitación personalizada se cotiza como un servicio, igual que el acompañamiento técnico en los primeros disparos.',
        ],
      },
    ],
  },
  {
    id: 'field',
    title: 'Equipos en terreno',
    entries: [
      {
        id: 'which-console',
        question: '¿Qué consola necesito?',
        answer: [
          'Depende de cuántos adaptadores dispara a la vez, de la distancia segura que exige su faena y de si necesita enlazar varias consolas. La página de cada producto da sus límites con unidades; si está entre dos modelos, envíenos el plano de una tronadura típica y le decimos cuál y por qué.',
        ],
      },
      {
        id: 'adapter-delay',
        question: '¿Quién decide el retardo de cada pozo?',
        answer: [
          'Usted, en el diseño. Cada adaptador se programa por separado, en pasos de un milisegundo, y la consola comprueba que todos respondan antes de permitir el disparo.',
        ],
      },
      {
        id: 'missing-adapter',
        question: '¿Qué hago si un adaptador no responde?',
        answer: [
          'No dispare. Desarme la consola y, según el procedimiento de su faena, revise primero el conector y el cable de ese pozo, luego el tramo anterior de la línea, y repita la prueba. Si sigue sin responder, trátelo según el procedimiento de su faena para pozos no detectados antes de continuar.',
        ],
      },
      {
        id: 'storage',
        question: '¿Cómo se guardan las consolas entre campañas?',
        answer: [
          'Limpias, secas, con la tapa cerrada y la batería cargada. Cargue la batería otra vez si el equipo pasa una temporada sin uso: una batería que se guarda vacía pierde capacidad.',
        ],
      },
      {
        id: 'console-languages',
        question: '¿En qué idiomas están los equipos?',
        answer: [
          'Los equipos con menú en varios idiomas se cambian desde los ajustes, sin perder lo programado. La lista de cada equipo está en su ficha.',
        ],
      },
    ],
  },
  {
    id: 'software',
    title: 'Software y licencias',
    entries: [
      {
        id: 'license-types',
        question: '¿Qué tipos de licencia hay?',
        answer: [
          'Demostración para conocer el programa, Estudiante para estudiantes y universidades, Empresarial para empresas y Mensual para trabajos por mes. Todas se administran desde la cuenta del portal.',
        ],
      },
      {
        id: 'demo',
        question: '¿Puedo probar el software antes de comprar?',
        answer: ['Sí. Con una cuenta del portal puede pedir una licencia de demostración, una vez por cada programa.'],
      },
      {
        id: 'license-end',
        question: '¿Qué pasa con mis proyectos cuando vence la licencia?',
        answer: [
          'Los archivos son suyos y siguen en su computador. Al renovar, el programa los abre tal como los dejó.',
        ],
      },
      {
        id: 'own-photos',
        question: '¿Puedo analizar fotos que ya tengo?',
        answer: [
          'Sí, con la versión de escritorio de Quamtum, siempre que en la foto haya algo de medida conocida para darle escala. El manual interactivo explica qué fotos sirven y cuáles no.',
        ],
      },
      {
        id: 'workshop-license',
        question: '¿Los asistentes a los talleres reciben una licencia?',
        answer: ['Quienes asistieron al taller de Chile recibieron una licencia gratuita por un año.'],
      },
    ],
  },
  {
    id: 'portal',
    title: 'Cuenta y clasificados',
    entries: [
      {
        id: 'account',
        question: '¿Cómo creo una cuenta?',
        answer: [
          'Escriba su nombre y su correo, confirme con el PIN de cuatro dígitos que le enviamos y elija su contraseña.',
        ],
      },
      {
        id: 'pin',
        question: 'No me llegó el PIN, ¿qué hago?',
        answer: [
          'Revise la carpeta de correo no deseado y que la dirección esté bien escrita. Pasados tres minutos puede pedir otro; el anterior deja de servir.',
        ],
      },
      {
        id: 'password',
        question: 'Olvidé mi contraseña, ¿cómo entro?',
        answer: [
          'En la página de ingreso elija recuperar el acceso: le enviamos un PIN a su correo y con él define una contraseña nueva. Por seguridad, las sesiones abiertas se cierran.',
        ],
      },
      {
        id: 'listing',
        question: '¿Quién revisa las máquinas que se publican?',
        answer: [
          'Nuestro equipo, antes de que aparezcan: datos, fotos y precio. Los pedidos de cotización, arriendo o reparación llegan con un número para seguirlos sin necesidad de cuenta.',
        ],
      },
      {
        id: 'reservation',
        question: '¿Qué significa reservar una máquina?',
        answer: [
          'Que se paga con tarjeta un monto que se descuenta del precio y la máquina deja de ofrecerse a otros hasta la fecha que indica el comprobante.',
        ],
      },
    ],
  },
]
