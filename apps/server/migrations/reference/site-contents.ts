/**
 * The texts of home page, page about the company and questions as the first owner has them. `{garantia}` and others in
 * braces stand for facts of the settings.
 */
export const siteContents: Readonly<Record<string, object>> = {
  portada: {
    titulo: 'Iniciación electrónica de precisión',
    titulo_en: 'Precision electronic initiation',
    titulo_pt: 'Iniciação eletrônica de precisão',
    descripcion:
      'Adaptadores, consolas y software para diseñar, iniciar y analizar tronaduras electrónicas en minería y obras civiles, con retardos de 0 a 30.000 ms en pasos de 1 ms.',
    descripcion_en:
      'Adapters, consoles and software to design, fire and analyze electronic blasts in mining and construction, with delays from 0 to 30,000 ms in 1 ms steps.',
    descripcion_pt:
      'Adaptadores, consoles e software para projetar, iniciar e analisar desmontes eletrônicos em mineração e obras civis, com retardos de 0 a 30.000 ms em passos de 1 ms.',
    lema: 'Cada pozo, a su milisegundo.',
    lema_en: 'Every hole, to the millisecond.',
    lema_pt: 'Cada furo, no seu milissegundo.',
    contacto: 'Responde una persona de terreno, en español o en inglés.',
    contacto_en: 'Someone with field experience answers, in Spanish or English.',
    contacto_pt: 'Quem responde é uma pessoa de campo, em espanhol ou em inglês.',
    peliculas: [
      {
        pelicula: 'workshop',
        titulo: 'Workshop en Chile',
        titulo_en: 'Workshop in Chile',
        titulo_pt: 'Workshop no Chile',
        texto: 'Un día de simulación y práctica, en la universidad.',
        texto_en: 'A day of simulation and hands-on work at the university.',
        texto_pt: 'Um dia de simulação e prática, na universidade.',
      },
      {
        pelicula: 'workshop-brazil',
        titulo: 'Workshop en Brasil',
        titulo_en: 'Workshop in Brazil',
        titulo_pt: 'Workshop no Brasil',
        texto: 'Tres días en Ouro Preto, con certificación.',
        texto_en: 'Three days in Ouro Preto, with certification.',
        texto_pt: 'Três dias em Ouro Preto, com certificação.',
      },
      {
        pelicula: 'company',
        titulo: 'La empresa',
        titulo_en: 'The company',
        titulo_pt: 'A empresa',
        texto: 'Quiénes somos y cómo trabajamos.',
        texto_en: 'Who we are and how we work.',
        texto_pt: 'Quem somos e como trabalhamos.',
      },
      {
        pelicula: 'fragmentation',
        titulo: 'Fragmentación',
        titulo_en: 'Fragmentation',
        titulo_pt: 'Fragmentação',
        texto: 'De la imagen a la curva de tamaños.',
        texto_en: 'From image to size curve.',
        texto_pt: 'Da imagem à curva de tamanhos.',
      },
    ],
    publicos: [
      {
        titulo: 'Minería',
        titulo_en: 'Mining',
        titulo_pt: 'Mineração',
        texto: 'Equipos de perforación y tronadura que necesitan el mismo resultado en cada banco.',
        texto_en: 'Drill-and-blast crews who need the same result on every bench.',
        texto_pt: 'Equipes de perfuração e desmonte que precisam do mesmo resultado em cada bancada.',
      },
      {
        titulo: 'Obras civiles',
        titulo_en: 'Construction',
        titulo_pt: 'Obras civis',
        texto: 'Túneles, caminos y canteras cerca de lo que no debe vibrar.',
        texto_en: 'Tunnels, roads and quarries next to structures that must not shake.',
        texto_pt: 'Túneis, estradas e pedreiras perto do que não deve vibrar.',
      },
      {
        titulo: 'Distribuidores',
        titulo_en: 'Distributors',
        titulo_pt: 'Distribuidores',
        texto: 'Cotizaciones, licencias y clientes de su sucursal en un solo lugar.',
        texto_en: 'Your branch’s quotes, licenses and customers in one place.',
        texto_pt: 'Orçamentos, licenças e clientes da sua filial em um só lugar.',
      },
      {
        titulo: 'Profesionales autorizados',
        titulo_en: 'Authorized professionals',
        titulo_pt: 'Profissionais autorizados',
        texto: 'Estudios, simulación y asesoría con licencias por día, mes o año.',
        texto_en: 'Studies, simulation and consulting, with licenses by the day, month or year.',
        texto_pt: 'Estudos, simulação e consultoria com licenças por dia, mês ou ano.',
      },
    ],
  },
  nosotros: {
    titulo: 'Instrumentos para que cada pozo salga a su tiempo',
    titulo_en: 'Instruments that make every hole fire on time',
    titulo_pt: 'Instrumentos para que cada furo detone no seu tempo',
    descripcion:
      'Quiénes somos, qué hacemos y en qué condiciones vendemos: equipos y software de tronadura electrónica para minería y obras civiles, con presencia en más de {presencia} países.',
    descripcion_en:
      'Who we are, what we do and our commercial terms: electronic blasting equipment and software for mining and construction, with a presence in more than {presencia} countries.',
    descripcion_pt:
      'Quem somos, o que fazemos e em que condições vendemos: equipamentos e software de desmonte eletrônico para mineração e obras civis, com presença em mais de {presencia} países.',
    bajada:
      'Diseñamos, fabricamos y apoyamos en terreno equipos de iniciación electrónica y el software que los acompaña, desde la malla hasta el fragmento.',
    bajada_en:
      'We design and build electronic initiation equipment and the software that goes with it, and we support both in the field, from pattern to fragment.',
    bajada_pt:
      'Projetamos, fabricamos e apoiamos em campo equipamentos de iniciação eletrônica e o software que os acompanha, da malha ao fragmento.',
    aviso_titulo: 'Solo para quienes están autorizados',
    aviso_titulo_en: 'Authorized buyers only',
    aviso_titulo_pt: 'Só para quem está autorizado',
    aviso:
      'La venta está limitada a empresas y profesionales autorizados para manejar estos productos; no vendemos a consumidores finales. Pedimos la autorización vigente antes de la primera venta y cada vez que cambia.',
    aviso_en:
      'Sales are limited to companies and professionals authorized to handle these products; we do not sell to end consumers. We ask for a valid authorization before the first sale and every time it changes.',
    aviso_pt:
      'A venda é restrita a empresas e profissionais autorizados a manusear estes produtos; não vendemos a consumidores finais. Pedimos a autorização vigente antes da primeira venda e cada vez que ela muda.',
    lineas: [
      {
        titulo: 'Diseño',
        titulo_en: 'Design',
        titulo_pt: 'Projeto',
        texto:
          'NextLion dibuja la malla, calcula la secuencia y muestra alivio y velocidad de partícula antes de perforar. Un diseño que se puede revisar es un diseño que se puede mejorar.',
        texto_en:
          'NextLion draws the pattern, works out the sequence and shows relief and particle velocity before anyone drills. A design you can check is a design you can improve.',
        texto_pt:
          'O NextLion desenha a malha, calcula a sequência e mostra alívio e velocidade de partícula antes de perfurar. Um projeto que se pode revisar é um projeto que se pode melhorar.',
      },
      {
        titulo: 'Terreno',
        titulo_en: 'In the field',
        titulo_pt: 'Campo',
        texto:
          'Adaptadores con retardo propio y consolas que los programan, los comprueban y los disparan. Cada equipo dice con claridad qué está listo y qué no.',
        texto_en:
          'Adapters that each hold their own delay, and consoles that program, test and fire them. Every device makes it clear what is ready and what is not.',
        texto_pt:
          'Adaptadores com retardo próprio e consoles que os programam, testam e disparam. Cada equipamento diz com clareza o que está pronto e o que não está.',
      },
      {
        titulo: 'Análisis',
        titulo_en: 'Analysis',
        titulo_pt: 'Análise',
        texto:
          'Quamtum mide la fragmentación desde una foto, un dron o el escritorio. El resultado vuelve al diseño siguiente: así se cierra el ciclo.',
        texto_en:
          'Quamtum measures fragmentation from a photo, a drone or the desktop. The result feeds the next design, and that closes the loop.',
        texto_pt:
          'O Quamtum mede a fragmentação a partir de uma foto, de um drone ou do desktop. O resultado volta ao projeto seguinte: assim se fecha o ciclo.',
      },
    ],
    pasos: [
      {
        titulo: 'Escuchamos la faena',
        titulo_en: 'We listen to the operation',
        titulo_pt: 'Ouvimos a mina',
        texto: 'Roca, banco, restricciones y resultado esperado, antes de hablar de equipos.',
        texto_en: 'Rock, bench, constraints and the result you expect, before we talk about equipment.',
        texto_pt: 'Rocha, bancada, restrições e resultado esperado, antes de falar de equipamentos.',
      },
      {
        titulo: 'Proponemos con números',
        titulo_en: 'We put numbers on the table',
        titulo_pt: 'Propomos com números',
        texto:
          'Cada límite de un equipo se da con su unidad y es el mismo en la ficha, en la comparación y en la cotización.',
        texto_en:
          'Every limit is stated with its unit, and it is the same on the data sheet, in the comparison and in the quote.',
        texto_pt:
          'Cada limite de um equipamento é dado com sua unidade e é o mesmo na ficha, na comparação e no orçamento.',
      },
      {
        titulo: 'Acompañamos el primer disparo',
        titulo_en: 'We are there for the first blast',
        titulo_pt: 'Acompanhamos o primeiro disparo',
        texto: 'Capacitación con el equipo comprado y apoyo técnico hasta que su gente lo domine.',
        texto_en: 'Training on the equipment you bought, and technical support until your crew has mastered it.',
        texto_pt: 'Treinamento com o equipamento comprado e apoio técnico até que a sua equipe o domine.',
      },
      {
        titulo: 'Medimos el resultado',
        titulo_en: 'We measure the result',
        titulo_pt: 'Medimos o resultado',
        texto: 'Fragmentación, vibración y costo, para ajustar el diseño con datos y no con costumbre.',
        texto_en: 'Fragmentation, vibration and cost, so the design is adjusted with data and not out of habit.',
        texto_pt: 'Fragmentação, vibração e custo, para ajustar o projeto com dados e não por hábito.',
      },
      {
        titulo: 'Seguimos cerca',
        titulo_en: 'We stay close',
        titulo_pt: 'Continuamos por perto',
        texto: 'Servicio técnico, repuestos, licencias y talleres desde la oficina de su zona horaria.',
        texto_en: 'Service, spare parts, licenses and workshops from the office in your time zone.',
        texto_pt:
          'Assistência técnica, peças de reposição, licenças e workshops a partir do escritório do seu fuso horário.',
      },
    ],
  },
  preguntas: {
    temas: [
      {
        clave: 'buying',
        titulo: 'Compra y entrega',
        titulo_en: 'Buying and delivery',
        titulo_pt: 'Compra e entrega',
      },
      {
        clave: 'warranty',
        titulo: 'Garantía y servicio',
        titulo_en: 'Warranty and service',
        titulo_pt: 'Garantia e serviço',
      },
      {
        clave: 'field',
        titulo: 'Equipos en terreno',
        titulo_en: 'Equipment in the field',
        titulo_pt: 'Equipamentos em campo',
      },
      {
        clave: 'software',
        titulo: 'Software y licencias',
        titulo_en: 'Software and licenses',
        titulo_pt: 'Software e licenças',
      },
      {
        clave: 'portal',
        titulo: 'Cuenta y clasificados',
        titulo_en: 'Account and classifieds',
        titulo_pt: 'Conta e classificados',
      },
    ],
    preguntas: [
      {
        clave: 'who-can-buy',
        tema: 'buying',
        en_soporte: true,
        pregunta: '¿Quién puede comprar los productos?',
        pregunta_en: 'Who can buy the products?',
        pregunta_pt: 'Quem pode comprar os produtos?',
        respuesta:
          'Empresas y profesionales autorizados para manejar productos de tronadura según las leyes de su país. No vendemos a consumidores finales.\n\nAntes de la primera venta pedimos los documentos que acreditan esa autorización; quedan guardados y no hace falta enviarlos otra vez mientras estén vigentes.',
        respuesta_en:
          'Companies and professionals authorized to handle blasting products under the laws of their country. We do not sell to end consumers.\n\nBefore the first sale we ask for the documents that prove it; we keep them on file, so you do not need to send them again while they are valid.',
        respuesta_pt:
          'Empresas e profissionais autorizados a manusear produtos de desmonte conforme as leis do seu país. Não vendemos a consumidores finais.\n\nAntes da primeira venda, pedimos os documentos que comprovam essa autorização; eles ficam guardados e não é preciso enviá-los de novo enquanto estiverem válidos.',
      },
      {
        clave: 'quote',
        tema: 'buying',
        en_soporte: false,
        pregunta: '¿Cómo pido una cotización?',
        pregunta_en: 'How do I get a quote?',
        pregunta_pt: 'Como peço um orçamento?',
        respuesta:
          'Cree una cuenta en el portal o escriba a la oficina más cercana con el producto, la cantidad, el país de destino y el tipo de faena. Con esos datos la cotización sale completa a la primera.',
        respuesta_en:
          'Create an account on the portal or write to the nearest office with the product, the quantity, the destination country and the type of operation. With those, the quote is complete the first time.',
        respuesta_pt:
          'Crie uma conta no portal ou escreva ao escritório mais próximo com o produto, a quantidade, o país de destino e o tipo de mina ou obra. Com esses dados, o orçamento sai completo já na primeira vez.',
      },
      {
        clave: 'delivery-time',
        tema: 'buying',
        en_soporte: true,
        pregunta: '¿Cuánto demora la entrega?',
        pregunta_en: 'How long does delivery take?',
        pregunta_pt: 'Quanto tempo leva a entrega?',
        respuesta:
          'Alrededor de {entrega} desde que el pedido queda confirmado y el pago recibido. Los fines de semana no se procesan pedidos, así que no cuentan en ese plazo.',
        respuesta_en:
          'About {entrega} from the day the order is confirmed and payment is received. Orders are not processed on weekends, so those days do not count.',
        respuesta_pt:
          'Cerca de {entrega} a partir da confirmação do pedido e do recebimento do pagamento. Não processamos pedidos nos fins de semana, por isso eles não contam nesse prazo.',
      },
      {
        clave: 'delivery-place',
        tema: 'buying',
        en_soporte: false,
        pregunta: '¿Dónde se entregan los equipos?',
        pregunta_en: 'Where is the equipment delivered?',
        pregunta_pt: 'Onde os equipamentos são entregues?',
        respuesta:
          'Las ventas son FOB dentro de México. Desde ese punto el transporte, el seguro y la internación corren por cuenta del comprador; si lo necesita, le recomendamos agentes que conocen este tipo de carga.',
        respuesta_en:
          'Sales are FOB within Mexico. From there, transport, insurance and customs are up to the buyer; if it helps, we can recommend forwarders who know this kind of cargo.',
        respuesta_pt:
          'As vendas são FOB dentro do México. A partir desse ponto, o transporte, o seguro e o desembaraço aduaneiro correm por conta do comprador; se precisar, recomendamos agentes que conhecem esse tipo de carga.',
      },
      {
        clave: 'payment',
        tema: 'buying',
        en_soporte: false,
        pregunta: '¿Cómo se paga?',
        pregunta_en: 'How do I pay?',
        pregunta_pt: 'Como se paga?',
        respuesta:
          'Por transferencia internacional a la cuenta que aparece en la factura. Verifique siempre esos datos con su ejecutivo por teléfono antes de la primera transferencia: nunca avisamos un cambio de cuenta solo por correo.',
        respuesta_en:
          'By international wire transfer to the account on the invoice. Always verify it with your representative by phone before the first transfer: we never announce a change of account by e-mail alone.',
        respuesta_pt:
          'Por transferência internacional para a conta que aparece na fatura. Confirme sempre esses dados por telefone com o seu executivo antes da primeira transferência: nunca avisamos uma mudança de conta só por e-mail.',
      },
      {
        clave: 'countries',
        tema: 'buying',
        en_soporte: false,
        pregunta: '¿En qué países están presentes?',
        pregunta_en: 'What countries are you in?',
        pregunta_pt: 'Em que países vocês estão presentes?',
        respuesta:
          'En más de {presencia} países, con oficinas en {oficinas} y con distribuidores que atienden a los demás.',
        respuesta_en:
          'In more than {presencia} countries, with offices in {oficinas} and distributors serving the rest.',
        respuesta_pt:
          'Em mais de {presencia} países, com escritórios no México, no Peru, no Chile e nos Estados Unidos e com distribuidores que atendem os demais.',
      },
      {
        clave: 'warranty-time',
        tema: 'warranty',
        en_soporte: true,
        pregunta: '¿Cuánto dura la garantía?',
        pregunta_en: 'How long is the warranty?',
        pregunta_pt: 'Quanto dura a garantia?',
        respuesta:
          'La garantía de fábrica es de {garantia} desde la entrega y cubre defectos de materiales y de fabricación.',
        respuesta_en:
          'The factory warranty is {garantia} from delivery and covers defects in materials and workmanship.',
        respuesta_pt:
          'A garantia de fábrica é de {garantia} a partir da entrega e cobre defeitos de material e de fabricação.',
      },
      {
        clave: 'warranty-limits',
        tema: 'warranty',
        en_soporte: false,
        pregunta: '¿Qué no cubre la garantía?',
        pregunta_en: 'What does the warranty not cover?',
        pregunta_pt: 'O que a garantia não cobre?',
        respuesta:
          'Golpes, humedad en equipos usados con la tapa abierta, conectores forzados, equipos abiertos por terceros y baterías dañadas por guardarse descargadas. Tampoco los consumibles que se pierden en cada disparo, salvo defecto de origen.',
        respuesta_en:
          'Impact damage, moisture in devices used with the lid open, forced connectors, devices opened by third parties, and batteries damaged by being stored empty. It also does not cover what each blast consumes, unless it was defective from the start.',
        respuesta_pt:
          'Impactos, umidade em equipamentos usados com a tampa aberta, conectores forçados, equipamentos abertos por terceiros e baterias danificadas por terem sido guardadas descarregadas. Também não cobre os consumíveis que se perdem em cada disparo, salvo defeito de origem.',
      },
      {
        clave: 'claim',
        tema: 'warranty',
        en_soporte: false,
        pregunta: '¿Cómo hago válida la garantía?',
        pregunta_en: 'How do I make a warranty claim?',
        pregunta_pt: 'Como aciono a garantia?',
        respuesta:
          'Escriba a la oficina que le vendió con el número de serie, la fecha de la factura, una foto del equipo y el mensaje que aparece en pantalla. Le respondemos con una orden de envío o con la solución, si se puede resolver a distancia.',
        respuesta_en:
          'Write to the office that sold it with the serial number, the invoice date, a photo of the device and the message on its screen. We reply with a shipping order, or with the fix if it can be solved remotely.',
        respuesta_pt:
          'Escreva ao escritório que fez a venda com o número de série, a data da fatura, uma foto do equipamento e a mensagem que aparece na tela. Respondemos com uma ordem de envio ou com a solução, se for possível resolver a distância.',
      },
      {
        clave: 'repair',
        tema: 'warranty',
        en_soporte: false,
        pregunta: '¿Reparan equipos fuera de garantía?',
        pregunta_en: 'Do you repair equipment out of warranty?',
        pregunta_pt: 'Vocês consertam equipamentos fora da garantia?',
        respuesta:
          'Sí. Primero se hace un diagnóstico y se cotiza; nada se repara sin su aprobación. Todo equipo reparado se entrega con el registro de las pruebas que pasó.',
        respuesta_en:
          'Yes. A diagnosis and a quote come first; nothing is repaired without your approval. Every repaired device comes back with a record of the tests it passed.',
        respuesta_pt:
          'Sim. Primeiro fazemos um diagnóstico e um orçamento; nada é consertado sem a sua aprovação. Todo equipamento consertado é entregue com o registro dos testes em que foi aprovado.',
      },
      {
        clave: 'training',
        tema: 'warranty',
        en_soporte: false,
        pregunta: '¿Capacitan al personal que los usará?',
        pregunta_en: 'Do you train the people who will use it?',
        pregunta_pt: 'Vocês treinam o pessoal que vai usá-los?',
        respuesta:
          'Sí, en sus oficinas o en faena, con el equipo que compró. La capacitación personalizada se cotiza como un servicio, igual que el acompañamiento técnico en los primeros disparos.',
        respuesta_en:
          'Yes, at your offices or on site, on the equipment you bought. Custom training is quoted as a service, and so is technical support during the first blasts.',
        respuesta_pt:
          'Sim, no seu escritório ou na mina, com o equipamento que você comprou. O treinamento personalizado é orçado como um serviço, assim como o acompanhamento técnico nos primeiros disparos.',
      },
      {
        clave: 'which-console',
        tema: 'field',
        en_soporte: true,
        pregunta: '¿Qué consola necesito?',
        pregunta_en: 'Which console do I need?',
        pregunta_pt: 'De qual console eu preciso?',
        respuesta:
          'Depende de cuántos adaptadores dispara a la vez, de la distancia segura que exige su faena y de si necesita enlazar varias consolas. La página de cada producto da sus límites con unidades; si está entre dos modelos, envíenos el plano de una tronadura típica y le decimos cuál y por qué.',
        respuesta_en:
          'It depends on how many adapters you fire at once, on the safe distance your operation requires and on whether you need to link several consoles. Each product page gives its limits with units; if you are between two models, send us the plan of a typical blast and we will tell you which one, and why.',
        respuesta_pt:
          'Depende de quantos adaptadores você dispara de uma vez, da distância segura que a sua mina exige e da necessidade de interligar vários consoles. A página de cada produto informa os seus limites com unidades; se estiver entre dois modelos, envie-nos a planta de um desmonte típico e diremos qual e por quê.',
      },
      {
        clave: 'adapter-delay',
        tema: 'field',
        en_soporte: false,
        pregunta: '¿Quién decide el retardo de cada pozo?',
        pregunta_en: 'Who decides the delay of each hole?',
        pregunta_pt: 'Quem decide o retardo de cada furo?',
        respuesta:
          'Usted, en el diseño. Cada adaptador se programa por separado, en pasos de un milisegundo, y la consola comprueba que todos respondan antes de permitir el disparo.',
        respuesta_en:
          'You do, in the design. Each adapter is programmed individually, in one-millisecond steps, and the console checks that every one of them responds before it allows the blast.',
        respuesta_pt:
          'Você, no projeto. Cada adaptador é programado separadamente, em passos de um milissegundo, e o console verifica se todos respondem antes de permitir o disparo.',
      },
      {
        clave: 'missing-adapter',
        tema: 'field',
        en_soporte: false,
        pregunta: '¿Qué hago si un adaptador no responde?',
        pregunta_en: 'What do I do when an adapter does not respond?',
        pregunta_pt: 'O que faço se um adaptador não responder?',
        respuesta:
          'No dispare. Desarme la consola y, según el procedimiento de su faena, revise primero el conector y el cable de ese pozo, luego el tramo anterior de la línea, y repita la prueba. Si sigue sin responder, trátelo según el procedimiento de su faena para pozos no detectados antes de continuar.',
        respuesta_en:
          'Do not fire. Disarm the console and, following your site procedure, first check the connector and the cable at that hole, then the stretch of line before it, and test again. If it still does not respond, follow your site procedure for undetected holes before you continue.',
        respuesta_pt:
          'Não dispare. Desarme o console e, conforme o procedimento da sua mina, verifique primeiro o conector e o cabo desse furo, depois o trecho anterior da linha, e repita o teste. Se ele continuar sem responder, antes de prosseguir trate-o conforme o procedimento da sua mina para furos não detectados.',
      },
      {
        clave: 'storage',
        tema: 'field',
        en_soporte: false,
        pregunta: '¿Cómo se guardan las consolas entre campañas?',
        pregunta_en: 'How are consoles stored between campaigns?',
        pregunta_pt: 'Como guardar os consoles entre campanhas?',
        respuesta:
          'Limpias, secas, con la tapa cerrada y la batería cargada. Cargue la batería otra vez si el equipo pasa una temporada sin uso: una batería que se guarda vacía pierde capacidad.',
        respuesta_en:
          'Clean, dry, with the lid closed and the battery charged. Recharge it if the device sits unused for a season: a battery stored empty loses capacity.',
        respuesta_pt:
          'Limpos, secos, com a tampa fechada e a bateria carregada. Recarregue a bateria se o equipamento passar uma temporada sem uso: uma bateria guardada vazia perde capacidade.',
      },
      {
        clave: 'console-languages',
        tema: 'field',
        en_soporte: false,
        pregunta: '¿En qué idiomas están los equipos?',
        pregunta_en: 'What languages do the devices have?',
        pregunta_pt: 'Em que idiomas estão os equipamentos?',
        respuesta:
          'Los equipos con menú en varios idiomas se cambian desde los ajustes, sin perder lo programado. La lista de cada equipo está en su ficha.',
        respuesta_en:
          'Devices with menus in several languages can be switched in their settings, without losing what was programmed. Each data sheet lists its own.',
        respuesta_pt:
          'Nos equipamentos com menu em vários idiomas, a troca é feita nas configurações, sem perder o que foi programado. A lista de cada equipamento está na sua ficha.',
      },
      {
        clave: 'license-types',
        tema: 'software',
        en_soporte: false,
        pregunta: '¿Qué tipos de licencia hay?',
        pregunta_en: 'What license types are there?',
        pregunta_pt: 'Que tipos de licença existem?',
        respuesta:
          'Demostración para conocer el programa, Estudiante para estudiantes y universidades, Empresarial para empresas y Mensual para trabajos por mes. Todas se administran desde la cuenta del portal.',
        respuesta_en:
          'Demo, to get to know the program; Student, for students and universities; Business, for companies; and Monthly, for work by the month. You manage all of them from your account on the portal.',
        respuesta_pt:
          'Demonstração, para conhecer o programa; Estudante, para estudantes e universidades; Empresarial, para empresas; e Mensal, para trabalhos por mês. Todas são administradas na conta do portal.',
      },
      {
        clave: 'demo',
        tema: 'software',
        en_soporte: false,
        pregunta: '¿Puedo probar el software antes de comprar?',
        pregunta_en: 'Can I try the software before I buy it?',
        pregunta_pt: 'Posso testar o software antes de comprar?',
        respuesta: 'Sí. Con una cuenta del portal puede pedir una licencia de demostración, una vez por cada programa.',
        respuesta_en: 'Yes. With an account on the portal you can request a demo license, once per program.',
        respuesta_pt:
          'Sim. Com uma conta do portal, você pode pedir uma licença de demonstração, uma vez para cada programa.',
      },
      {
        clave: 'license-end',
        tema: 'software',
        en_soporte: true,
        pregunta: '¿Qué pasa con mis proyectos cuando vence la licencia?',
        pregunta_en: 'What happens to my projects when the license ends?',
        pregunta_pt: 'O que acontece com os meus projetos quando a licença vence?',
        respuesta:
          'Los archivos son suyos y siguen en su computador. Al renovar, el programa los abre tal como los dejó.',
        respuesta_en:
          'The files are yours and stay on your computer. When you renew, the program opens them just as you left them.',
        respuesta_pt:
          'Os arquivos são seus e continuam no seu computador. Quando você renova, o programa os abre exatamente como os deixou.',
      },
      {
        clave: 'own-photos',
        tema: 'software',
        en_soporte: false,
        pregunta: '¿Puedo analizar fotos que ya tengo?',
        pregunta_en: 'Can I analyze photos I already have?',
        pregunta_pt: 'Posso analisar fotos que já tenho?',
        respuesta:
          'Sí, con la versión de escritorio de Quamtum, siempre que en la foto haya algo de medida conocida para darle escala. El manual interactivo explica qué fotos sirven y cuáles no.',
        respuesta_en:
          'Yes, with the desktop version of Quamtum, as long as something of known size in the photo gives it a scale. The interactive manual explains which photos work and which do not.',
        respuesta_pt:
          'Sim, com a versão desktop do Quamtum, desde que haja na foto algo de medida conhecida para lhe dar escala. O manual interativo explica quais fotos servem e quais não.',
      },
      {
        clave: 'workshop-license',
        tema: 'software',
        en_soporte: false,
        pregunta: '¿Los asistentes a los talleres reciben una licencia?',
        pregunta_en: 'Do workshop attendees get a license?',
        pregunta_pt: 'Os participantes dos workshops recebem uma licença?',
        respuesta: 'Quienes asistieron al taller de Chile recibieron una licencia gratuita por un año.',
        respuesta_en: 'Everyone who attended the workshop in Chile received a free one-year license.',
        respuesta_pt: 'Quem participou do workshop do Chile recebeu uma licença gratuita por um ano.',
      },
      {
        clave: 'account',
        tema: 'portal',
        en_soporte: false,
        pregunta: '¿Cómo creo una cuenta?',
        pregunta_en: 'How do I create an account?',
        pregunta_pt: 'Como crio uma conta?',
        respuesta:
          'Escriba su nombre y su correo, confirme con el PIN de cuatro dígitos que le enviamos y elija su contraseña.',
        respuesta_en:
          'Enter your name and e-mail, confirm with the four-digit PIN we send you, and choose your password.',
        respuesta_pt:
          'Escreva o seu nome e o seu e-mail, confirme com o PIN de quatro dígitos que enviamos e escolha a sua senha.',
      },
      {
        clave: 'pin',
        tema: 'portal',
        en_soporte: true,
        pregunta: 'No me llegó el PIN, ¿qué hago?',
        pregunta_en: 'The PIN did not arrive. What do I do?',
        pregunta_pt: 'Não recebi o PIN. O que faço?',
        respuesta:
          'Revise la carpeta de correo no deseado y que la dirección esté bien escrita. Pasados tres minutos puede pedir otro; el anterior deja de servir.',
        respuesta_en:
          'Check your spam folder and make sure the address is right. After three minutes you can request another; the previous one stops working.',
        respuesta_pt:
          'Verifique a pasta de spam e se o endereço está escrito corretamente. Depois de três minutos, você pode pedir outro; o anterior deixa de valer.',
      },
      {
        clave: 'password',
        tema: 'portal',
        en_soporte: false,
        pregunta: 'Olvidé mi contraseña, ¿cómo entro?',
        pregunta_en: 'I forgot my password. How do I get in?',
        pregunta_pt: 'Esqueci a minha senha. Como entro?',
        respuesta:
          'En la página de ingreso elija recuperar el acceso: le enviamos un PIN a su correo y con él define una contraseña nueva. Por seguridad, las sesiones abiertas se cierran.',
        respuesta_en:
          'On the log-in page, choose to recover access: we e-mail you a PIN, and you use it to set a new password. For security, open sessions are closed.',
        respuesta_pt:
          'Na página de login, escolha recuperar o acesso: enviamos um PIN ao seu e-mail e, com ele, você define uma senha nova. Por segurança, as sessões abertas são encerradas.',
      },
      {
        clave: 'listing',
        tema: 'portal',
        en_soporte: false,
        pregunta: '¿Quién revisa las máquinas que se publican?',
        pregunta_en: 'Who checks the machines listed?',
        pregunta_pt: 'Quem revisa as máquinas que são publicadas?',
        respuesta:
          'Nuestro equipo, antes de que aparezcan: datos, fotos y precio. Los pedidos de cotización, arriendo o reparación llegan con un número para seguirlos sin necesidad de cuenta.',
        respuesta_en:
          'Our team, before they go live: details, photos and price. Every request for a quote, a rental or a repair gets a tracking number, no account needed.',
        respuesta_pt:
          'A nossa equipe, antes que elas apareçam: dados, fotos e preço. Os pedidos de orçamento, locação ou reparo chegam com um número para você acompanhá-los sem precisar de conta.',
      },
      {
        clave: 'reservation',
        tema: 'portal',
        en_soporte: false,
        pregunta: '¿Qué significa reservar una máquina?',
        pregunta_en: 'What does reserving a machine mean?',
        pregunta_pt: 'O que significa reservar uma máquina?',
        respuesta:
          'Que se paga con tarjeta un monto que se descuenta del precio y la máquina deja de ofrecerse a otros hasta la fecha que indica el comprobante.',
        respuesta_en:
          'You pay an amount by card, which is credited to the price, and the machine is not offered to anyone else until the date on the receipt.',
        respuesta_pt:
          'Que você paga com cartão um valor que é descontado do preço, e a máquina deixa de ser oferecida a outras pessoas até a data indicada no comprovante.',
      },
    ],
  },
}
