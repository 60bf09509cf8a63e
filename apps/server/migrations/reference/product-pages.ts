/**
 * What the pages of the eight products say by language. No figure stands in these texts: `{product.fact}` names a fact.
 */
export const productPages: Readonly<Record<string, object>> = {
  nextlion: {
    es: {
      menu: 'Software de diseño y simulación',
      asunto: 'Software NextLion',
      resumen: 'Diseñe la tronadura y vea cómo sale antes de cargarla.',
      descripcion:
        'Software de diseño y análisis de tronaduras. Dibuja la malla, asigna los tiempos, simula la salida y muestra en el plano el alivio y la velocidad de partícula que se esperan, con las unidades con que trabaja el ingeniero.',
      titular: 'El banco, en pantalla, antes que en terreno',
      funciones: [
        {
          titulo: 'Diseño de la malla',
          texto: 'Dibuje el banco, reparta los pozos y ajuste burden y espaciamiento sobre el plano.',
        },
        {
          titulo: 'Plan de tiempos',
          texto:
            'Asigne el retardo de cada pozo dentro de lo que el adaptador acepta: {next1.retardo}, en pasos de {next1.retardo_paso}.',
        },
        {
          titulo: 'Alivio',
          texto:
            'Cuánto tiempo tiene la roca para moverse antes de la fila siguiente, en {nextlion.unidad_alivio}, sobre cada pozo.',
        },
        {
          titulo: 'Velocidad de partícula',
          texto:
            'La vibración que se espera en cada punto, en {nextlion.unidad_velocidad}, para cuidar estructuras y vecinos.',
        },
      ],
      dibujo: {
        titulo: 'Contornos de tiempo sobre la malla',
        texto:
          'Las líneas unen los puntos que salen a la vez. Donde se juntan hay más milisegundos por metro y más alivio; donde se abren, la roca tiene menos tiempo de moverse. Ejemplo de trazado.',
      },
      probar: {
        texto: 'Diseñe una tronadura',
        direccion: '/nextlion/designer',
      },
      funciona_con: [
        {
          slug: 'next1',
          texto: 'Recibe en terreno los tiempos que se diseñaron.',
        },
        {
          slug: 'next3',
          texto: 'El plan de una tronadura de producción, pozo por pozo.',
        },
        {
          slug: 'quamtum',
          texto: 'Mide lo que el diseño logró y lo devuelve al siguiente.',
        },
      ],
      programa: {
        titulo: 'Vea el diseño funcionar hoy',
        texto:
          'Estas pantallas son del diseñador de este sitio, que usted puede usar ahora. Es una demostración: no reemplaza al ingeniero a cargo de la tronadura.',
        pantallas: [
          {
            archivo: 'designer-plan',
            alt: 'Diseñador: malla en V con el tiempo de cada pozo e isócronas; al lado, los campos de malla, carga y secuencia',
            texto: 'La malla, la carga y la secuencia, con el tiempo de cada pozo.',
          },
          {
            archivo: 'designer-figures',
            alt: 'Diseñador: pozos, duración, explosivo en total, mayor carga por ventana y velocidad de partícula, con el gráfico de la carga en el tiempo',
            texto: 'Lo que dice el diseño: carga por ventana y vibración estimada.',
          },
        ],
        datos: [
          {
            titulo: 'Formatos',
            texto:
              'El diseñador abre y guarda diseños en CSV y JSON, imprime el plano en PDF y entrega un enlace que contiene todo el diseño.',
          },
          {
            titulo: 'Requisitos',
            texto:
              'El diseñador corre en un navegador actual, de computador o teléfono, sin cuenta ni instalación. Los requisitos de NextLion se piden en la ficha técnica.',
          },
          {
            titulo: 'Licencias',
            texto: '{nextlion.licencias}. La demo se pide desde una cuenta en este sitio.',
          },
        ],
      },
    },
    en: {
      menu: 'Design and simulation software',
      asunto: 'NextLion software',
      resumen: 'Design the blast and watch it fire before you load it.',
      descripcion:
        'Blast design and analysis software. It draws the pattern, assigns the timing, simulates the firing sequence and maps the relief and the particle velocity to expect, in the units that an engineer works with.',
      titular: 'See the bench on screen before you walk it',
      funciones: [
        {
          titulo: 'Pattern design',
          texto: 'Draw the bench, lay out the holes and adjust burden and spacing on the plan.',
        },
        {
          titulo: 'Timing plan',
          texto:
            'Set the delay of each hole within the adapter’s range: {next1.retardo}, in steps of {next1.retardo_paso}.',
        },
        {
          titulo: 'Relief',
          texto: 'How long the rock has to move before the next row fires, in {nextlion.unidad_alivio}, at every hole.',
        },
        {
          titulo: 'Particle velocity',
          texto:
            'The vibration to expect at any point, in {nextlion.unidad_velocidad}, to protect structures and neighbors.',
        },
      ],
      dibujo: {
        titulo: 'Timing contours over the pattern',
        texto:
          'Lines join the points that fire together. Where they crowd there are more milliseconds per meter and more relief; where they spread, the rock has less time to move. Example drawing.',
      },
      probar: {
        texto: 'Design a blast',
        direccion: '/nextlion/designer',
      },
      funciona_con: [
        {
          slug: 'next1',
          texto: 'Takes the designed times to the field.',
        },
        {
          slug: 'next3',
          texto: 'The plan of a production blast, hole by hole.',
        },
        {
          slug: 'quamtum',
          texto: 'Measures what the design achieved and feeds the next one.',
        },
      ],
      programa: {
        titulo: 'See the design at work today',
        texto:
          'These screens come from the designer on this site, which you can use right now. It is a demonstration: it does not replace the engineer in charge of the blast.',
        pantallas: [
          {
            archivo: 'designer-plan',
            alt: 'Designer: V pattern with the time of each hole and lines of equal time; next to it, the fields for pattern, charge and sequence',
            texto: 'Pattern, charge and sequence, with the time of each hole.',
          },
          {
            archivo: 'designer-figures',
            alt: 'Designer: holes, duration, total explosive, largest charge per window and particle velocity, with a chart of the charge over time',
            texto: 'What the design tells you: charge per window and estimated vibration.',
          },
        ],
        datos: [
          {
            titulo: 'Formats',
            texto:
              'The designer opens and saves designs as CSV and JSON, prints the plan as a PDF and gives you a link that holds the whole design.',
          },
          {
            titulo: 'Requirements',
            texto:
              'The designer runs in any current browser, on a computer or a phone, with no account and nothing to install. You can ask for the requirements of NextLion under Specifications.',
          },
          {
            titulo: 'Licenses',
            texto: '{nextlion.licencias}. You request the demo from an account on this site.',
          },
        ],
      },
    },
    pt: {
      menu: 'Software de projeto e simulação',
      asunto: 'Software NextLion',
      resumen: 'Projete o desmonte e veja como ele sai antes de carregá-lo.',
      descripcion:
        'Software de projeto e análise de desmontes. Desenha a malha, atribui os tempos, simula a saída e mostra na planta o alívio e a velocidade de partícula esperados, nas unidades com que o engenheiro trabalha.',
      titular: 'A bancada na tela, antes de ir a campo',
      funciones: [
        {
          titulo: 'Projeto da malha',
          texto: 'Desenhe a bancada, distribua os furos e ajuste afastamento e espaçamento sobre a planta.',
        },
        {
          titulo: 'Plano de tempos',
          texto:
            'Defina o retardo de cada furo dentro do que o adaptador aceita: {next1.retardo}, em passos de {next1.retardo_paso}.',
        },
        {
          titulo: 'Alívio',
          texto:
            'Quanto tempo a rocha tem para se mover antes da linha seguinte, em {nextlion.unidad_alivio}, em cada furo.',
        },
        {
          titulo: 'Velocidade de partícula',
          texto:
            'A vibração esperada em cada ponto, em {nextlion.unidad_velocidad}, para proteger estruturas e vizinhos.',
        },
      ],
      dibujo: {
        titulo: 'Contornos de tempo sobre a malha',
        texto:
          'As linhas unem os pontos que saem ao mesmo tempo. Onde se juntam, há mais milissegundos por metro e mais alívio; onde se abrem, a rocha tem menos tempo para se mover. Exemplo de traçado.',
      },
      probar: {
        texto: 'Projete um desmonte',
        direccion: '/nextlion/designer',
      },
      funciona_con: [
        {
          slug: 'next1',
          texto: 'Recebe em campo os tempos que foram projetados.',
        },
        {
          slug: 'next3',
          texto: 'O plano de um desmonte de produção, furo a furo.',
        },
        {
          slug: 'quamtum',
          texto: 'Mede o que o projeto alcançou e leva o resultado ao seguinte.',
        },
      ],
      programa: {
        titulo: 'Veja o projeto funcionar hoje',
        texto:
          'Estas telas são do planejador deste site, que você pode usar agora. É uma demonstração: não substitui o engenheiro responsável pelo desmonte.',
        pantallas: [
          {
            archivo: 'designer-plan',
            alt: 'Planejador: malha em V com o tempo de cada furo e isócronas; ao lado, os campos de malha, carga e sequência',
            texto: 'A malha, a carga e a sequência, com o tempo de cada furo.',
          },
          {
            archivo: 'designer-figures',
            alt: 'Planejador: furos, duração, explosivo total, maior carga por espera e velocidade de partícula, com o gráfico da carga ao longo do tempo',
            texto: 'O que o projeto mostra: carga por espera e vibração estimada.',
          },
        ],
        datos: [
          {
            titulo: 'Formatos',
            texto:
              'O planejador abre e salva projetos em CSV e JSON, imprime a planta em PDF e fornece um link que contém todo o projeto.',
          },
          {
            titulo: 'Requisitos',
            texto:
              'O planejador funciona em qualquer navegador atual, no computador ou no celular, sem conta nem instalação. Os requisitos do NextLion são solicitados na ficha técnica.',
          },
          {
            titulo: 'Licenças',
            texto: '{nextlion.licencias}. A demonstração é solicitada com uma conta neste site.',
          },
        ],
      },
    },
  },
  quamtum: {
    es: {
      menu: 'Portátil, 360 con dron y de escritorio',
      asunto: 'Equipo Quamtum',
      resumen: 'Mida la fragmentación en el frente, desde el aire o en el escritorio.',
      descripcion:
        'Análisis de la fragmentación de la roca a partir de imágenes. Tres versiones para un mismo resultado: un equipo portátil para el frente, una captura con dron para la pila completa y un programa de escritorio para revisar y comparar.',
      titular: 'Del bloque más grande al más fino, en una imagen',
      funciones: [
        {
          titulo: 'Contornos de cada fragmento',
          texto: 'La imagen se divide en fragmentos y cada uno se mide contra la escala de la escena.',
        },
        {
          titulo: 'Curva granulométrica',
          texto: 'Cuánto material pasa por cada tamaño, en la forma en que planta y mina lo conversan.',
        },
        {
          titulo: 'Dónde se midió',
          texto:
            'Cada captura guarda su posición con una precisión de GPS de {quamtum.precision_gps}: el resultado se compara con la malla que se disparó.',
        },
      ],
      dibujo: {
        titulo: 'De la imagen a la curva',
        texto:
          'A la izquierda, fragmentos reconocidos en una pila; a la derecha, la curva que resulta de sumarlos por tamaño. Ejemplo de trazado.',
      },
      funciona_con: [
        {
          slug: 'nextlion',
          texto: 'El resultado vuelve al diseño: se ajusta la malla siguiente.',
        },
        {
          slug: 'nextthree',
          texto: 'Compare lo que salió con el plan que se disparó.',
        },
        {
          slug: 'nextremote',
          texto: 'Vuelva al banco a medir cuando esté permitido.',
        },
      ],
      versiones: [
        {
          titulo: 'Portátil',
          texto:
            'Un equipo de mano para el frente. Se apunta a la pila, se captura y se lee el resultado ahí mismo, antes de que entre la pala.',
        },
        {
          titulo: '360 con dron',
          texto:
            'El dron rodea la pila y captura lo que desde el suelo no se ve. Una sola medición cubre la superficie completa.',
        },
        {
          titulo: 'Escritorio',
          texto:
            'El programa para la oficina: revisa contornos, compara tronaduras y arma el informe con imágenes tomadas por las otras versiones o por una cámara.',
        },
      ],
    },
    en: {
      menu: 'Portable, drone-based 360 and desktop',
      asunto: 'Quamtum device',
      resumen: 'Measure fragmentation at the face, from the air or at the desk.',
      descripcion:
        'Rock fragmentation analysis from images. Three versions for one result: a portable device for the face, a capture by drone for the whole muckpile and a desktop program to review and compare.',
      titular: 'From the largest boulder to the fines, in one image',
      funciones: [
        {
          titulo: 'Every fragment outlined',
          texto: 'The image is segmented into fragments, and each one is measured against the scale in the scene.',
        },
        {
          titulo: 'Size distribution',
          texto: 'How much material passes each size, in the form the plant and the mine already talk about.',
        },
        {
          titulo: 'Where it was measured',
          texto:
            'Each capture keeps its position with a GPS accuracy of {quamtum.precision_gps}, so you can compare the result with the pattern you fired.',
        },
      ],
      dibujo: {
        titulo: 'From image to curve',
        texto:
          'On the left, fragments recognized in a muckpile; on the right, the curve you get by adding them up by size. Example drawing.',
      },
      funciona_con: [
        {
          slug: 'nextlion',
          texto: 'The result feeds the next design: adjust the pattern.',
        },
        {
          slug: 'nextthree',
          texto: 'Compare the result with the plan you fired.',
        },
        {
          slug: 'nextremote',
          texto: 'Go back to the bench to measure once it is allowed.',
        },
      ],
      versiones: [
        {
          titulo: 'Portable',
          texto:
            'A handheld device for the face. Aim at the muckpile, capture and read the result on the spot, before the shovel comes in.',
        },
        {
          titulo: '360 by drone',
          texto:
            'The drone circles the muckpile and captures what you cannot see from the ground. A single measurement covers the whole surface.',
        },
        {
          titulo: 'Desktop',
          texto:
            'The program for the office: review outlines, compare blasts and build the report from images taken with the other versions or with a camera.',
        },
      ],
    },
    pt: {
      menu: 'Portátil, 360 com drone e de desktop',
      asunto: 'Equipamento Quamtum',
      resumen: 'Meça a fragmentação na frente de lavra, pelo ar ou no escritório.',
      descripcion:
        'Análise da fragmentação da rocha a partir de imagens. Três versões para um mesmo resultado: um equipamento portátil para a frente de lavra, uma captura com drone para a pilha completa e um programa de desktop para conferir e comparar.',
      titular: 'Do maior bloco ao mais fino, em uma imagem',
      funciones: [
        {
          titulo: 'Contornos de cada fragmento',
          texto: 'A imagem é dividida em fragmentos, e cada um é medido pela escala da cena.',
        },
        {
          titulo: 'Curva granulométrica',
          texto: 'Quanto material passa em cada tamanho, na forma em que a usina e a mina conversam.',
        },
        {
          titulo: 'Onde foi medido',
          texto:
            'Cada captura guarda a sua posição com uma precisão de GPS de {quamtum.precision_gps}: o resultado é comparado com a malha que foi disparada.',
        },
      ],
      dibujo: {
        titulo: 'Da imagem à curva',
        texto:
          'À esquerda, fragmentos reconhecidos em uma pilha; à direita, a curva que resulta de somá-los por tamanho. Exemplo de traçado.',
      },
      funciona_con: [
        {
          slug: 'nextlion',
          texto: 'O resultado volta ao projeto: ajusta-se a malha seguinte.',
        },
        {
          slug: 'nextthree',
          texto: 'Compare o que saiu com o plano que foi disparado.',
        },
        {
          slug: 'nextremote',
          texto: 'Volte à bancada para medir quando for permitido.',
        },
      ],
      versiones: [
        {
          titulo: 'Portátil',
          texto:
            'Um equipamento de mão para a frente de lavra. Aponta-se para a pilha, captura-se e lê-se o resultado ali mesmo, antes de a escavadeira entrar.',
        },
        {
          titulo: '360 com drone',
          texto:
            'O drone contorna a pilha e captura o que não se vê do chão. Uma única medição cobre a superfície inteira.',
        },
        {
          titulo: 'Desktop',
          texto:
            'O programa para o escritório: revisa contornos, compara desmontes e monta o relatório com imagens feitas pelas outras versões ou por uma câmera.',
        },
      ],
    },
  },
  next1: {
    es: {
      menu: 'Adaptador eléctrico',
      asunto: 'Adaptador Next1',
      resumen: 'El adaptador eléctrico: un retardo exacto sobre dos hilos.',
      descripcion:
        'Adaptador eléctrico con retardo programable para tronaduras pequeñas y medianas. Se conecta en serie con un cable de dos hilos y recibe su tiempo antes de disparar, milisegundo por milisegundo.',
      titular: 'Un tiempo propio para cada pozo',
      funciones: [
        {
          titulo: 'Retardo que se programa',
          texto:
            'Cualquier valor de {next1.retardo}, en pasos de {next1.retardo_paso}. El tiempo se asigna en terreno, con la malla a la vista.',
        },
        {
          titulo: 'Un cable sencillo',
          texto:
            '{next1.cable_hilos} hilos de calibre {next1.cable_calibre}: se corta, se pela y se une con lo que la cuadrilla ya tiene a mano.',
        },
        {
          titulo: 'Conexión en serie',
          texto:
            'Los adaptadores se unen uno tras otro y vuelven a la consola. Una unión suelta abre la serie y se nota antes de disparar, no después.',
        },
      ],
      dibujo: {
        titulo: 'La línea de tiempo de un adaptador',
        texto:
          'Cada marca es un pozo. El retardo se elige libremente en toda la escala; el detalle muestra el paso más pequeño.',
      },
      funciona_con: [
        {
          slug: 'nextone',
          texto: 'Para disparos pequeños: {nextone.adaptadores_serie} adaptadores en serie y cuenta regresiva.',
        },
        {
          slug: 'nextoneplus',
          texto: 'Para series largas: {nextoneplus.adaptadores_serie} adaptadores en serie.',
        },
        {
          slug: 'nextlion',
          texto: 'Diseña la malla y entrega el tiempo de cada pozo.',
        },
      ],
    },
    en: {
      menu: 'Electric adapter',
      asunto: 'Next1 adapter',
      resumen: 'The electric adapter: an exact delay on two wires.',
      descripcion:
        'Electric adapter with a programmable delay for small and medium blasts. It is connected in series with a two-wire cable and is given its time before firing, millisecond by millisecond.',
      titular: 'A delay of its own for every hole',
      funciones: [
        {
          titulo: 'Programmable delay',
          texto:
            'Any value from {next1.retardo}, in steps of {next1.retardo_paso}. Times are set in the field, with the pattern in front of you.',
        },
        {
          titulo: 'Simple cable',
          texto:
            '{next1.cable_hilos} wires of gauge {next1.cable_calibre}: cut, strip and splice it with the tools the crew already has.',
        },
        {
          titulo: 'Connected in series',
          texto:
            'Adapters connect one after another and back to the console. A loose splice opens the series, and you find out before firing, not after.',
        },
      ],
      dibujo: {
        titulo: 'The timeline of an adapter',
        texto: 'Each mark is a hole. Any delay on the scale can be chosen; the detail shows the smallest step.',
      },
      funciona_con: [
        {
          slug: 'nextone',
          texto: 'For small shots: {nextone.adaptadores_serie} adapters in series and a countdown.',
        },
        {
          slug: 'nextoneplus',
          texto: 'For long series: {nextoneplus.adaptadores_serie} adapters in series.',
        },
        {
          slug: 'nextlion',
          texto: 'Designs the pattern and gives each hole its time.',
        },
      ],
    },
    pt: {
      menu: 'Adaptador elétrico',
      asunto: 'Adaptador Next1',
      resumen: 'O adaptador elétrico: um retardo exato em dois fios.',
      descripcion:
        'Adaptador elétrico com retardo programável para desmontes pequenos e médios. É conectado em série com um cabo de dois fios e recebe seu tempo antes do disparo, milissegundo por milissegundo.',
      titular: 'Um tempo próprio para cada furo',
      funciones: [
        {
          titulo: 'Retardo programável',
          texto:
            'Qualquer valor de {next1.retardo}, em passos de {next1.retardo_paso}. O tempo é definido em campo, com a malha à vista.',
        },
        {
          titulo: 'Um cabo simples',
          texto:
            '{next1.cable_hilos} fios de bitola {next1.cable_calibre}: corta-se, desencapa-se e emenda-se com o que a equipe já tem à mão.',
        },
        {
          titulo: 'Ligação em série',
          texto:
            'Os adaptadores são ligados um após o outro e voltam ao console. Uma emenda solta abre a série, e isso se percebe antes do disparo, não depois.',
        },
      ],
      dibujo: {
        titulo: 'A linha do tempo de um adaptador',
        texto:
          'Cada marca é um furo. O retardo é escolhido livremente em toda a escala; o detalhe mostra o menor passo.',
      },
      funciona_con: [
        {
          slug: 'nextone',
          texto: 'Para disparos pequenos: {nextone.adaptadores_serie} adaptadores em série e contagem regressiva.',
        },
        {
          slug: 'nextoneplus',
          texto: 'Para séries longas: {nextoneplus.adaptadores_serie} adaptadores em série.',
        },
        {
          slug: 'nextlion',
          texto: 'Projeta a malha e fornece o tempo de cada furo.',
        },
      ],
    },
  },
  next3: {
    es: {
      menu: 'Adaptador electrónico',
      asunto: 'Adaptador Next3e',
      resumen: 'El adaptador electrónico para tronaduras de producción.',
      descripcion:
        'Adaptador electrónico con retardo programable para la consola de tres series. Cada pozo lleva su propio tiempo, y varias consolas enlazadas disparan un mismo plan de tiempos.',
      titular: 'Hecho para la tronadura de producción',
      funciones: [
        {
          titulo: 'La misma escala, sin saltos',
          texto:
            '{next3.retardo} en pasos de {next3.retardo_paso}: filas, cargas intermedias y contornos caben en un solo plan de tiempos.',
        },
        {
          titulo: 'Electrónica en cada pozo',
          texto:
            'El retardo lo cuenta el propio adaptador, no un retardo pirotécnico: el orden de salida es el que se dibujó.',
        },
        {
          titulo: 'Crece con la tronadura',
          texto:
            'Una consola Next Three dispara {nextthree.adaptadores_consola} adaptadores; enlazadas, {nextthree.adaptadores_enlazados}.',
        },
      ],
      dibujo: {
        titulo: 'De una consola a un banco completo',
        texto: 'Cada consola lleva tres series de adaptadores. Las consolas se enlazan y disparan como una sola.',
      },
      funciona_con: [
        {
          slug: 'nextthree',
          texto: 'Su consola: {nextthree.series} series y {nextthree.adaptadores_consola} adaptadores.',
        },
        {
          slug: 'nextremote',
          texto: 'Dispara a distancia {nextremote.consolas_enlazadas} consolas.',
        },
        {
          slug: 'nextlion',
          texto: 'Diseña la malla y entrega el tiempo de cada pozo.',
        },
      ],
    },
    en: {
      menu: 'Electronic adapter',
      asunto: 'Next3e adapter',
      resumen: 'The electronic adapter for production blasts.',
      descripcion:
        'Electronic adapter with a programmable delay for the three-series console. Each hole carries its own time, and several linked consoles fire a single timing plan.',
      titular: 'Built for production blasting',
      funciones: [
        {
          titulo: 'One continuous scale',
          texto:
            '{next3.retardo} in steps of {next3.retardo_paso}: rows, decks and perimeter holes all fit into one timing plan.',
        },
        {
          titulo: 'Electronics in every hole',
          texto: 'The adapter itself counts the delay, not a pyrotechnic delay: holes fire in the order you drew.',
        },
        {
          titulo: 'Grows with the blast',
          texto:
            'One Next Three console fires {nextthree.adaptadores_consola} adapters; linked consoles, {nextthree.adaptadores_enlazados}.',
        },
      ],
      dibujo: {
        titulo: 'From one console to a whole bench',
        texto: 'Each console carries three series of adapters. Linked consoles fire as one.',
      },
      funciona_con: [
        {
          slug: 'nextthree',
          texto: 'Its console: {nextthree.series} series and {nextthree.adaptadores_consola} adapters.',
        },
        {
          slug: 'nextremote',
          texto: 'Fires {nextremote.consolas_enlazadas} consoles from a distance.',
        },
        {
          slug: 'nextlion',
          texto: 'Designs the pattern and gives each hole its time.',
        },
      ],
    },
    pt: {
      menu: 'Adaptador eletrônico',
      asunto: 'Adaptador Next3e',
      resumen: 'O adaptador eletrônico para desmontes de produção.',
      descripcion:
        'Adaptador eletrônico com retardo programável para o console de três séries. Cada furo tem seu próprio tempo, e vários consoles interligados disparam um mesmo plano de tempos.',
      titular: 'Feito para o desmonte de produção',
      funciones: [
        {
          titulo: 'A mesma escala, sem saltos',
          texto:
            '{next3.retardo} em passos de {next3.retardo_paso}: linhas, cargas intermediárias e contornos cabem em um único plano de tempos.',
        },
        {
          titulo: 'Eletrônica em cada furo',
          texto:
            'Quem conta o retardo é o próprio adaptador, não um retardo pirotécnico: a ordem de saída é a que foi desenhada.',
        },
        {
          titulo: 'Cresce com o desmonte',
          texto:
            'Um console Next Three dispara {nextthree.adaptadores_consola} adaptadores; consoles interligados, {nextthree.adaptadores_enlazados}.',
        },
      ],
      dibujo: {
        titulo: 'De um console a uma bancada inteira',
        texto: 'Cada console leva três séries de adaptadores. Os consoles são interligados e disparam como um só.',
      },
      funciona_con: [
        {
          slug: 'nextthree',
          texto: 'Seu console: {nextthree.series} séries e {nextthree.adaptadores_consola} adaptadores.',
        },
        {
          slug: 'nextremote',
          texto: 'Dispara a distância {nextremote.consolas_enlazadas} consoles.',
        },
        {
          slug: 'nextlion',
          texto: 'Projeta a malha e fornece o tempo de cada furo.',
        },
      ],
    },
  },
  nextone: {
    es: {
      menu: 'Consola con temporizador',
      asunto: 'Consola Next One',
      resumen: 'La consola con temporizador: programe, aléjese y espere.',
      descripcion:
        'Consola compacta con temporizador para disparos pequeños con adaptadores eléctricos. La cuenta regresiva da tiempo para llegar al refugio antes de que la consola active la serie.',
      titular: 'Tiempo para llegar al refugio',
      funciones: [
        {
          titulo: 'Cuenta regresiva',
          texto:
            'El temporizador admite {nextone.temporizador}. Mientras corre, el operador camina hasta un lugar seguro.',
        },
        {
          titulo: 'Disparos pequeños, equipo pequeño',
          texto:
            '{nextone.adaptadores_serie} adaptadores eléctricos en serie, con {nextone.tension_salida} de salida: secundarias, zanjas y pruebas.',
        },
        {
          titulo: 'Lista cuando se la necesita',
          texto: 'Una batería alcanza para {nextone.activaciones} activaciones. Sin red, sin generador.',
        },
      ],
      dibujo: {
        titulo: 'El temporizador',
        texto: 'La escala completa del temporizador. La zona marcada es el tiempo que se puede elegir para alejarse.',
      },
      funciona_con: [
        {
          slug: 'next1',
          texto: 'El adaptador eléctrico que esta consola dispara.',
        },
        {
          slug: 'nextoneplus',
          texto: 'El paso siguiente, cuando la serie se hace larga.',
        },
        {
          slug: 'nextlion',
          texto: 'Diseña también los disparos pequeños.',
        },
      ],
    },
    en: {
      menu: 'Timer console',
      asunto: 'Next One console',
      resumen: 'The timer console: set it, walk away and wait.',
      descripcion:
        'Compact console with a timer for small shots with electric adapters. The countdown leaves time to reach the shelter before the console activates the series.',
      titular: 'Time to reach the shelter',
      funciones: [
        {
          titulo: 'Countdown',
          texto: 'The timer can be set to {nextone.temporizador}. While it runs, the operator walks to a safe place.',
        },
        {
          titulo: 'Small shots, small equipment',
          texto:
            '{nextone.adaptadores_serie} electric adapters in series, with an output of {nextone.tension_salida}: secondary blasting, trenches and trials.',
        },
        {
          titulo: 'Ready when you need it',
          texto: 'One battery lasts {nextone.activaciones} activations. No grid power, no generator.',
        },
      ],
      dibujo: {
        titulo: 'The timer',
        texto: 'The full scale of the timer. The marked zone is the time you can set for walking away.',
      },
      funciona_con: [
        {
          slug: 'next1',
          texto: 'The electric adapter that this console fires.',
        },
        {
          slug: 'nextoneplus',
          texto: 'The next step up, for longer series.',
        },
        {
          slug: 'nextlion',
          texto: 'Designs small shots, too.',
        },
      ],
    },
    pt: {
      menu: 'Console com temporizador',
      asunto: 'Console Next One',
      resumen: 'O console com temporizador: programe, afaste-se e aguarde.',
      descripcion:
        'Console compacto com temporizador para disparos pequenos com adaptadores elétricos. A contagem regressiva dá tempo de chegar ao abrigo antes que o console acione a série.',
      titular: 'Tempo para chegar ao abrigo',
      funciones: [
        {
          titulo: 'Contagem regressiva',
          texto:
            'O temporizador aceita {nextone.temporizador}. Enquanto ele corre, o operador caminha até um lugar seguro.',
        },
        {
          titulo: 'Disparos pequenos, equipamento pequeno',
          texto:
            '{nextone.adaptadores_serie} adaptadores elétricos em série, com {nextone.tension_salida} de saída: desmontes secundários, valas e testes.',
        },
        {
          titulo: 'Pronto quando é preciso',
          texto: 'Uma bateria dá para {nextone.activaciones} acionamentos. Sem rede elétrica, sem gerador.',
        },
      ],
      dibujo: {
        titulo: 'O temporizador',
        texto: 'A escala completa do temporizador. A zona marcada é o tempo que se pode escolher para se afastar.',
      },
      funciona_con: [
        {
          slug: 'next1',
          texto: 'O adaptador elétrico que este console dispara.',
        },
        {
          slug: 'nextoneplus',
          texto: 'O passo seguinte, quando a série fica longa.',
        },
        {
          slug: 'nextlion',
          texto: 'Projeta também os disparos pequenos.',
        },
      ],
    },
  },
  nextoneplus: {
    es: {
      menu: 'Consola para adaptadores en serie',
      asunto: 'Consola Next One+',
      resumen: 'Una serie larga, con la energía para dispararla entera.',
      descripcion:
        'Consola de disparo de alta tensión para una serie larga de adaptadores. Carga su condensador, comprueba la serie y entrega la energía de una vez, para que todos los adaptadores la reciban.',
      titular: 'Energía de sobra al final de la serie',
      funciones: [
        {
          titulo: 'Una serie larga',
          texto: 'Dispara {nextoneplus.adaptadores_serie} adaptadores en serie desde un solo par de bornes.',
        },
        {
          titulo: 'Alta tensión, descarga única',
          texto:
            '{nextoneplus.tension_salida} y {nextoneplus.energia_disparo}: la energía se acumula antes y se entrega de una vez.',
        },
        {
          titulo: 'Autónoma en el banco',
          texto: 'La batería dura {nextoneplus.bateria_duracion}. Se carga entre turnos.',
        },
      ],
      dibujo: {
        titulo: 'Cargar, comprobar, disparar',
        texto: 'El condensador se carga hasta su tensión, la consola espera la orden y lo descarga en la serie.',
      },
      funciona_con: [
        {
          slug: 'next1',
          texto: 'Adaptador de dos hilos con retardo programable.',
        },
        {
          slug: 'nextone',
          texto: 'La consola menor, con temporizador.',
        },
        {
          slug: 'nextthree',
          texto: 'Cuando hace falta más de una serie.',
        },
      ],
    },
    en: {
      menu: 'Console for adapters in series',
      asunto: 'Next One+ console',
      resumen: 'One long series, with the energy to fire all of it.',
      descripcion:
        'High-voltage firing console for one long series of adapters. It charges its capacitor, checks the series and delivers the energy at once, so that every adapter receives it.',
      titular: 'Energy to spare at the end of the series',
      funciones: [
        {
          titulo: 'One long series',
          texto: 'It fires {nextoneplus.adaptadores_serie} adapters in series from a single pair of terminals.',
        },
        {
          titulo: 'High voltage, one discharge',
          texto:
            '{nextoneplus.tension_salida} and {nextoneplus.energia_disparo}: the energy is stored first and delivered all at once.',
        },
        {
          titulo: 'On its own on the bench',
          texto: 'The battery lasts {nextoneplus.bateria_duracion}. Charge it between shifts.',
        },
      ],
      dibujo: {
        titulo: 'Charge, check, fire',
        texto:
          'The capacitor charges to its voltage, and the console waits for the command to discharge it into the series.',
      },
      funciona_con: [
        {
          slug: 'next1',
          texto: 'Two-wire adapter with a programmable delay.',
        },
        {
          slug: 'nextone',
          texto: 'The smaller console, with a timer.',
        },
        {
          slug: 'nextthree',
          texto: 'For when one series is not enough.',
        },
      ],
    },
    pt: {
      menu: 'Console para adaptadores em série',
      asunto: 'Console Next One+',
      resumen: 'Uma série longa, com a energia para disparar a série inteira.',
      descripcion:
        'Console de disparo de alta tensão para uma série longa de adaptadores. Carrega seu capacitor, verifica a série e entrega a energia de uma só vez, para que todos os adaptadores a recebam.',
      titular: 'Energia de sobra no fim da série',
      funciones: [
        {
          titulo: 'Uma série longa',
          texto: 'Dispara {nextoneplus.adaptadores_serie} adaptadores em série a partir de um único par de bornes.',
        },
        {
          titulo: 'Alta tensão, descarga única',
          texto:
            '{nextoneplus.tension_salida} e {nextoneplus.energia_disparo}: a energia é acumulada antes e entregue de uma só vez.',
        },
        {
          titulo: 'Autônomo na bancada',
          texto: 'A bateria dura {nextoneplus.bateria_duracion}. A recarga é feita entre turnos.',
        },
      ],
      dibujo: {
        titulo: 'Carregar, verificar, disparar',
        texto: 'O capacitor é carregado até a sua tensão; o console espera a ordem e o descarrega na série.',
      },
      funciona_con: [
        {
          slug: 'next1',
          texto: 'Adaptador de dois fios com retardo programável.',
        },
        {
          slug: 'nextone',
          texto: 'O console menor, com temporizador.',
        },
        {
          slug: 'nextthree',
          texto: 'Quando é preciso mais de uma série.',
        },
      ],
    },
  },
  nextthree: {
    es: {
      menu: 'Consola de tres series',
      asunto: 'Consola Next Three',
      resumen: 'Tres series para la producción, y más consolas cuando haga falta.',
      descripcion:
        'Consola de tres series para tronaduras de producción con adaptadores electrónicos. Se abre con contraseña y tarjeta, habla el idioma de la cuadrilla y se enlaza con otras consolas cuando la tronadura crece.',
      titular: 'Tres series y un solo disparo',
      funciones: [
        {
          titulo: 'Tres series',
          texto:
            '{nextthree.adaptadores_consola} adaptadores electrónicos por consola, repartidos en {nextthree.series} series independientes.',
        },
        {
          titulo: 'Consolas que se enlazan',
          texto:
            'Se enlazan {nextthree.consolas_enlazadas} consolas: {nextthree.adaptadores_enlazados} adaptadores en un mismo plan de tiempos.',
        },
        {
          titulo: 'Solo la abre quien debe',
          texto: 'Contraseña y tarjeta RFID: lo que se sabe y lo que se lleva. Sin ambas la consola no arma.',
        },
        {
          titulo: 'En el idioma de la cuadrilla',
          texto: '{nextthree.idiomas} idiomas en pantalla: {nextthree.idiomas_lista:minuscula}.',
        },
      ],
      dibujo: {
        titulo: 'Consolas enlazadas',
        texto: 'Cada cuadro es una consola con sus tres series. Unidas por el enlace disparan como una sola.',
      },
      funciona_con: [
        {
          slug: 'next3',
          texto: 'El adaptador electrónico de esta consola.',
        },
        {
          slug: 'nextremote',
          texto: 'La arma y la dispara desde {nextremote.alcance}.',
        },
        {
          slug: 'nextlion',
          texto: 'Entrega el plan de tiempos de cada serie.',
        },
      ],
    },
    en: {
      menu: 'Three-series console',
      asunto: 'Next Three console',
      resumen: 'Three series for production, and more consoles when you need them.',
      descripcion:
        'Three-series console for production blasts with electronic adapters. It opens with a password and a card, speaks the language of the crew and links with other consoles when the blast grows.',
      titular: 'Three series, a single shot',
      funciones: [
        {
          titulo: 'Three series',
          texto:
            '{nextthree.adaptadores_consola} electronic adapters per console, split across {nextthree.series} independent series.',
        },
        {
          titulo: 'Consoles that link',
          texto:
            'Link {nextthree.consolas_enlazadas} consoles: {nextthree.adaptadores_enlazados} adapters in one timing plan.',
        },
        {
          titulo: 'Only the right people get in',
          texto:
            'Password and RFID card: something you know and something you carry. Without both, the console does not arm.',
        },
        {
          titulo: 'In your crew’s language',
          texto: '{nextthree.idiomas} on-screen languages: {nextthree.idiomas_lista}.',
        },
      ],
      dibujo: {
        titulo: 'Linked consoles',
        texto: 'Each box is a console with its three series. Linked, they fire as one.',
      },
      funciona_con: [
        {
          slug: 'next3',
          texto: 'The electronic adapter of this console.',
        },
        {
          slug: 'nextremote',
          texto: 'Arms and fires it from {nextremote.alcance}.',
        },
        {
          slug: 'nextlion',
          texto: 'Gives the timing plan of each series.',
        },
      ],
    },
    pt: {
      menu: 'Console de três séries',
      asunto: 'Console Next Three',
      resumen: 'Três séries para a produção, e mais consoles quando for preciso.',
      descripcion:
        'Console de três séries para desmontes de produção com adaptadores eletrônicos. É aberto com senha e cartão, fala o idioma da equipe e se interliga a outros consoles quando o desmonte cresce.',
      titular: 'Três séries e um único disparo',
      funciones: [
        {
          titulo: 'Três séries',
          texto:
            '{nextthree.adaptadores_consola} adaptadores eletrônicos por console, distribuídos em {nextthree.series} séries independentes.',
        },
        {
          titulo: 'Consoles que se interligam',
          texto:
            'Interligam-se {nextthree.consolas_enlazadas} consoles: {nextthree.adaptadores_enlazados} adaptadores em um mesmo plano de tempos.',
        },
        {
          titulo: 'Só abre para quem deve',
          texto: 'Senha e cartão RFID: o que se sabe e o que se carrega. Sem os dois, o console não arma.',
        },
        {
          titulo: 'No idioma da equipe',
          texto: '{nextthree.idiomas} idiomas na tela: {nextthree.idiomas_lista:minuscula}.',
        },
      ],
      dibujo: {
        titulo: 'Consoles interligados',
        texto: 'Cada quadro é um console com as suas três séries. Interligados, disparam como um só.',
      },
      funciona_con: [
        {
          slug: 'next3',
          texto: 'O adaptador eletrônico deste console.',
        },
        {
          slug: 'nextremote',
          texto: 'Arma e dispara este console a {nextremote.alcance} de distância.',
        },
        {
          slug: 'nextlion',
          texto: 'Fornece o plano de tempos de cada série.',
        },
      ],
    },
  },
  nextremote: {
    es: {
      menu: 'Consola remota',
      asunto: 'Consola Next Remote',
      resumen: 'El disparo se da desde lejos, fuera del área de exclusión.',
      descripcion:
        'Consola remota que arma y dispara a distancia las consolas enlazadas. El operador se queda fuera del área de exclusión y las consolas quedan en el banco, dentro de una caja cerrada contra polvo y agua.',
      titular: 'La distancia es la mejor protección',
      funciones: [
        {
          titulo: 'Fuera del área de exclusión',
          texto:
            'El área de exclusión es de {nextremote.area_seguridad}. Con un alcance de {nextremote.alcance}, el operador dispara desde mucho más atrás.',
        },
        {
          titulo: 'Un mando para todo el banco',
          texto: 'Enlaza {nextremote.consolas_enlazadas} consolas: {nextremote.adaptadores_enlazados} adaptadores.',
        },
        {
          titulo: 'Armado con espera',
          texto: 'Armar toma {nextremote.tiempo_armado}: un plazo para detenerse si algo cambia en el área.',
        },
        {
          titulo: 'Resiste el banco',
          texto:
            '{nextremote.proteccion_cerrada} con la caja cerrada y {nextremote.proteccion_abierta} con la caja abierta.',
        },
      ],
      dibujo: {
        titulo: 'Área de exclusión y alcance',
        texto:
          'Vista en planta. La tronadura está en el centro; el operador puede quedar en cualquier punto entre los dos círculos.',
      },
      funciona_con: [
        {
          slug: 'nextthree',
          texto: 'Las consolas que arma y dispara.',
        },
        {
          slug: 'next3',
          texto: 'El adaptador en cada pozo.',
        },
        {
          slug: 'quamtum',
          texto: 'Después del disparo, mida el resultado.',
        },
      ],
    },
    en: {
      menu: 'Remote console',
      asunto: 'Next Remote console',
      resumen: 'Fire from afar, from outside the blast exclusion zone.',
      descripcion:
        'Remote console that arms and fires linked consoles from a distance. The operator stays outside the blast exclusion zone and the consoles stay on the bench, in a case that keeps dust and water out when it is closed.',
      titular: 'Distance is the best protection',
      funciones: [
        {
          titulo: 'Outside the blast exclusion zone',
          texto:
            'The blast exclusion zone is {nextremote.area_seguridad}. With a range of {nextremote.alcance}, the operator fires from much farther back.',
        },
        {
          titulo: 'One control for the whole bench',
          texto: 'It links {nextremote.consolas_enlazadas} consoles: {nextremote.adaptadores_enlazados} adapters.',
        },
        {
          titulo: 'Arming with a pause',
          texto: 'Arming takes {nextremote.tiempo_armado}: time to stop if something changes in the area.',
        },
        {
          titulo: 'Built for the bench',
          texto:
            '{nextremote.proteccion_cerrada} with the case closed and {nextremote.proteccion_abierta} with the case open.',
        },
      ],
      dibujo: {
        titulo: 'Exclusion zone and range',
        texto: 'Plan view. The blast is in the center; the operator may stand anywhere between the two circles.',
      },
      funciona_con: [
        {
          slug: 'nextthree',
          texto: 'The consoles that it arms and fires.',
        },
        {
          slug: 'next3',
          texto: 'The adapter in every hole.',
        },
        {
          slug: 'quamtum',
          texto: 'After the shot, measure the result.',
        },
      ],
    },
    pt: {
      menu: 'Console remoto',
      asunto: 'Console Next Remote',
      resumen: 'O disparo é feito de longe, fora da área de isolamento.',
      descripcion:
        'Console remoto que arma e dispara a distância os consoles interligados. O operador fica fora da área de isolamento e os consoles ficam na bancada, dentro de uma caixa fechada contra poeira e água.',
      titular: 'A distância é a melhor proteção',
      funciones: [
        {
          titulo: 'Fora da área de isolamento',
          texto:
            'A área de isolamento é de {nextremote.area_seguridad}. Com um alcance de {nextremote.alcance}, o operador dispara de muito mais longe.',
        },
        {
          titulo: 'Um comando para toda a bancada',
          texto: 'Interliga {nextremote.consolas_enlazadas} consoles: {nextremote.adaptadores_enlazados} adaptadores.',
        },
        {
          titulo: 'Armamento com espera',
          texto: 'Armar leva {nextremote.tiempo_armado}: um prazo para interromper se algo mudar na área.',
        },
        {
          titulo: 'Resiste à bancada',
          texto:
            '{nextremote.proteccion_cerrada} com a caixa fechada e {nextremote.proteccion_abierta} com a caixa aberta.',
        },
      ],
      dibujo: {
        titulo: 'Área de isolamento e alcance',
        texto:
          'Vista em planta. O desmonte está no centro; o operador pode ficar em qualquer ponto entre os dois círculos.',
      },
      funciona_con: [
        {
          slug: 'nextthree',
          texto: 'Os consoles que ele arma e dispara.',
        },
        {
          slug: 'next3',
          texto: 'O adaptador em cada furo.',
        },
        {
          slug: 'quamtum',
          texto: 'Depois do disparo, meça o resultado.',
        },
      ],
    },
  },
}
