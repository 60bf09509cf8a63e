/** First steps with the products, and the manuals of the consoles. */
export const portugueseInstructions: Readonly<Record<string, string>> = {
  'Estos pasos no reemplazan el procedimiento de su faena ni la responsabilidad del ingeniero a cargo de la tronadura.':
    'Estes passos não substituem o procedimento da sua mina nem a responsabilidade do engenheiro encarregado do desmonte.',

  // First steps with the consoles
  Encienda: 'Ligue',
  'Gire la llave POWER · ENCENDIDO.': 'Gire a chave POWER · ENCENDIDO.',
  Dispare: 'Dispare',
  'Pulse FIRE · DISPARO, el botón rojo dentro del aro.': 'Pressione FIRE · DISPARO, o botão vermelho dentro do aro.',
  'Pulse ARM · ARMAR, el botón ámbar.': 'Pressione ARM · ARMAR, o botão âmbar.',
  'Conecte la serie': 'Conecte a série',
  'Lleve los dos hilos de la serie a los bornes de arriba, el rojo y el negro.':
    'Leve os dois fios da série aos bornes de cima, o vermelho e o preto.',
  'Fije el tiempo': 'Ajuste o tempo',
  'Use las teclas − y + y confirme con OK.': 'Use as teclas − e + e confirme com OK.',
  'Léalo en la pantalla': 'Leia na tela',
  'La pantalla muestra el temporizador, los adaptadores, la salida y la batería.':
    'A tela mostra o temporizador, os adaptadores, a saída e a bateria.',
  Arme: 'Arme',
  'Gire la llave ARM · ARMAR.': 'Gire a chave ARM · ARMAR.',
  'Pulse FIRE · DISPARO, el botón rojo: empieza la cuenta regresiva. Vaya al refugio.':
    'Pressione FIRE · DISPARO, o botão vermelho: a contagem regressiva começa. Vá para o abrigo.',
  'Un extremo de la serie a LINE + y el otro a LINE −.': 'Uma ponta da série em LINE + e a outra em LINE −.',
  Revise: 'Confira',
  'La pantalla muestra los adaptadores de la serie y la batería.': 'A tela mostra os adaptadores da série e a bateria.',
  Cargue: 'Carregue',
  'Pulse CHARGE · CARGA: la consola acumula la energía del disparo.':
    'Pressione CHARGE · CARGA: o console acumula a energia do disparo.',
  'Conecte las series': 'Conecte as séries',
  'Cada serie tiene su par de bornes, rotulado SERIES con su número.':
    'Cada série tem seu par de bornes, identificado com SERIES e o número.',
  Identifíquese: 'Identifique-se',
  'Escriba la contraseña en el teclado y ponga la tarjeta sobre el lector RFID.':
    'Digite a senha no teclado e coloque o cartão sobre o leitor RFID.',
  'Revise y dé los retardos': 'Confira e defina os retardos',
  'La pantalla muestra cada adaptador con su serie, su retardo y su estado.':
    'A tela mostra cada adaptador com sua série, seu retardo e seu estado.',
  'Salga del área de exclusión': 'Saia da área de isolamento',
  'Retírese con la consola más allá del área de exclusión, sin salir del alcance.':
    'Afaste-se com o console para além da área de isolamento, sem sair do alcance.',
  'Enlace las consolas': 'Interligue os consoles',
  'La pantalla muestra, una por una, las consolas enlazadas.': 'A tela mostra, um por um, os consoles interligados.',
  'Arme y espere': 'Arme e aguarde',
  'Pulse ARM · ARMAR, el botón ámbar, y espere el tiempo de armado.':
    'Pressione ARM · ARMAR, o botão âmbar, e aguarde o tempo para armar.',

  // First steps with adapters, NextLion and Quamtum
  'Lea la etiqueta': 'Leia a etiqueta',
  'Dice qué adaptador es, sus retardos y el calibre de su cable.':
    'Ela diz qual é o adaptador, seus retardos e a bitola do cabo.',
  'Dice qué adaptador es y sus retardos.': 'Ela diz qual é o adaptador e seus retardos.',
  'Programe el retardo': 'Programe o retardo',
  'Cada adaptador lleva un tiempo propio, el de su pozo en el plan.':
    'Cada adaptador tem um tempo próprio, o do seu furo no plano.',
  'Extienda el cable': 'Estenda o cabo',
  'El cable viene en un rollo atado y sale por ambos lados del adaptador.':
    'O cabo vem em um rolo amarrado e sai dos dois lados do adaptador.',
  'Una los hilos': 'Una os fios',
  'Levante las palancas del conector, ponga los hilos y baje las palancas.':
    'Levante as alavancas do conector, coloque os fios e abaixe as alavancas.',
  'Lleve la serie a la consola': 'Leve a série ao console',
  'Los adaptadores eléctricos se conectan en serie, y la serie llega a los bornes de la consola.':
    'Os adaptadores elétricos são conectados em série, e a série chega aos bornes do console.',
  'Ponga el clip': 'Coloque o clipe',
  'El clip de línea une el adaptador con su serie.': 'O clipe de linha une o adaptador à sua série.',
  'Reparta en series': 'Distribua em séries',
  'En Next Three cada serie llega a su par de bornes.': 'No Next Three, cada série chega ao seu par de bornes.',
  'Trace la malla': 'Trace a malha',
  'Filas, burden y espaciamiento, cuadrada o al tresbolillo.':
    'Linhas, afastamento e espaçamento, quadrada ou estagiada.',
  'Elija la secuencia': 'Escolha a sequência',
  'Fila por fila, en diagonal, en V o según las conexiones que usted dibuje.':
    'Linha por linha, em diagonal, em V ou conforme as conexões que você desenhar.',
  'Véala salir': 'Veja-a sair',
  'Simule en cámara lenta: el orden de los pozos y las isócronas.':
    'Simule em câmera lenta: a ordem dos furos e as isócronas.',
  'Lea los resultados': 'Leia os resultados',
  'Alivio, carga por ventana de tiempo y velocidad de partícula estimada.':
    'Alívio, carga por espera e velocidade de partícula estimada.',
  Lléveselo: 'Leve com você',
  'Guárdelo en un enlace, como CSV o JSON, o en un PDF para imprimir.':
    'Salve em um link, como CSV ou JSON, ou em um PDF para imprimir.',
  'Elija la versión': 'Escolha a versão',
  'Portátil, de escritorio o 360 con dron.': 'Portátil, desktop ou 360 com drone.',
  'Ponga la escala': 'Coloque a escala',
  'Coloque las referencias sobre la pila y deje que la roca llene el cuadro.':
    'Coloque as referências sobre a pilha e deixe a rocha preencher o quadro.',
  'Capture la imagen': 'Capture a imagem',
  'Cada imagen guarda el lugar donde se tomó.': 'Cada imagem guarda o local onde foi feita.',
  'Revise los contornos': 'Confira os contornos',
  'Una los fragmentos que quedaron cortados y separe los que quedaron unidos.':
    'Una os fragmentos que ficaram cortados e separe os que ficaram unidos.',
  'Lea la curva': 'Leia a curva',
  'Dice qué parte del material pasa por cada tamaño.': 'Ela diz que parte do material passa em cada tamanho.',

  // Manuals of the consoles
  Luz: 'Luz',
  'Botón de disparo': 'Botão de disparo',
  'Da la orden de disparo. Es rojo y está rotulado FIRE · DISPARO.':
    'Dá a ordem de disparo. É vermelho e tem a inscrição FIRE · DISPARO.',
  'Da la orden de disparo. Es rojo, está dentro de un aro y está rotulado FIRE · DISPARO.':
    'Dá a ordem de disparo. É vermelho, fica dentro de um aro e tem a inscrição FIRE · DISPARO.',
  'Llave de encendido': 'Chave geral',
  'Enciende la consola. Está rotulada POWER · ENCENDIDO.': 'Liga o console. Tem a inscrição POWER · ENCENDIDO.',
  'Botón de armado': 'Botão de armar',
  'Arma el disparo. Es ámbar y está rotulado ARM · ARMAR.': 'Arma o disparo. É âmbar e tem a inscrição ARM · ARMAR.',
  Teclado: 'Teclado',
  'Diez cifras, C y OK.': 'Dez algarismos, C e OK.',
  'Instrucciones en la tapa': 'Instruções na tampa',
  'Cuatro pasos impresos, en inglés y en español.': 'Quatro passos impressos, em inglês e em espanhol.',
  'Maleta con asa': 'Maleta com alça',
  'La consola va dentro de su maleta, con dos cierres y un asa.':
    'O console fica dentro de sua maleta, com dois fechos e uma alça.',
  Pantalla: 'Tela',
  'Muestra el temporizador, los adaptadores, la salida y la batería.':
    'Mostra o temporizador, os adaptadores, a saída e a bateria.',
  Teclas: 'Teclas',
  'Tres teclas bajo la pantalla: −, + y OK. Fijan el tiempo.':
    'Três teclas abaixo da tela: −, + e OK. Ajustam o tempo.',
  'Una luz verde entre la llave y el botón.': 'Uma luz verde entre a chave e o botão.',
  'Llave de armado': 'Chave de armar',
  'Arma la consola. Está rotulada ARM · ARMAR.': 'Arma o console. Tem a inscrição ARM · ARMAR.',
  'Bornes de la línea': 'Bornes da linha',
  'Arriba, uno rojo y uno negro: ahí se conecta la serie.':
    'Em cima, um vermelho e um preto: é ali que a série é conectada.',
  'Tapa de la batería': 'Tampa da bateria',
  'Por detrás, con cuatro tornillos.': 'Atrás, com quatro parafusos.',
  'Muestra los adaptadores de la serie, el retardo, la salida, la batería y lo que sigue.':
    'Mostra os adaptadores da série, o retardo, a saída, a bateria e o que vem a seguir.',
  'Botón de carga': 'Botão de carga',
  'Carga la energía del disparo. Es ámbar y está rotulado CHARGE · CARGA.':
    'Carrega a energia do disparo. É âmbar e tem a inscrição CHARGE · CARGA.',
  'Una luz roja entre carga y disparo.': 'Uma luz vermelha entre carga e disparo.',
  'Un par, LINE + y LINE −: ahí se conecta la serie.': 'Um par, LINE + e LINE −: é ali que a série é conectada.',
  'Muestra cada adaptador con su serie, su retardo y su estado, y si la clave y la tarjeta son correctas.':
    'Mostra cada adaptador com sua série, seu retardo e seu estado, e se a senha e o cartão estão corretos.',
  'Lector RFID': 'Leitor RFID',
  'Lee la tarjeta de acceso.': 'Lê o cartão de acesso.',
  'Una luz verde entre armado y disparo.': 'Uma luz verde entre armar e disparo.',
  'Bornes de las series': 'Bornes das séries',
  'Un par para cada serie, rotulados SERIES 1, SERIES 2 y SERIES 3.':
    'Um par para cada série, com as inscrições SERIES 1, SERIES 2 e SERIES 3.',
  'Tarjeta de acceso': 'Cartão de acesso',
  'Se pone sobre el lector; la consola pide además una contraseña.':
    'É colocado sobre o leitor; o console pede também uma senha.',
  Antena: 'Antena',
  'El enlace con las consolas del banco.': 'A ligação com os consoles da bancada.',
  'Muestra el alcance, las consolas enlazadas, los adaptadores, el tiempo de armado y la batería.':
    'Mostra o alcance, os consoles interligados, os adaptadores, o tempo para armar e a bateria.',
  'F1 y F2, dos flechas, ESC y OK.': 'F1 e F2, duas setas, ESC e OK.',
  'Una luz verde sobre armado y disparo.': 'Uma luz verde acima de armar e disparo.',
  'Conector del cargador': 'Conector do carregador',
  'Un conector redondo, rotulado con la tensión de la batería y con las del cargador.':
    'Um conector redondo, com a inscrição da tensão da bateria e das do carregador.',
}
