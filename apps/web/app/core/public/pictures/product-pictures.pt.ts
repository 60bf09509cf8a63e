export const portuguese = {
  'Consola NEXT One+ abierta en su maleta ámbar: pantalla con 150 adaptadores, teclado, llave, botones de carga y disparo, y línea roja y negra conectada':
    'Console NEXT One+ aberto em sua maleta âmbar: tela com 150 adaptadores, teclado, chave, botões de carga e disparo, e linha vermelha e preta conectada',
  'Panel de la consola NEXT One+ de cerca: llave, botón de carga, botón de disparo y bornes de línea':
    'Painel do console NEXT One+ de perto: chave, botão de carga, botão de disparo e bornes de linha',
  'Consola NEXT Three abierta en su maleta naranja: pantalla con 200 adaptadores, teclado, lector RFID, tres pares de bornes y su tarjeta de acceso':
    'Console NEXT Three aberto em sua maleta laranja: tela com 200 adaptadores, teclado, leitor RFID, três pares de bornes e seu cartão de acesso',
  'Tarjeta RFID sobre el lector de la consola NEXT Three, junto al teclado y los bornes de las tres series':
    'Cartão RFID sobre o leitor do console NEXT Three, ao lado do teclado e dos bornes das três séries',
  'Consola de mano NEXT One: temporizador de 60 minutos en pantalla, llave de armado, botón de disparo y dos bornes con cable':
    'Console de mão NEXT One: temporizador de 60 minutos na tela, chave de armar, botão de disparo e dois bornes com cabo',
  'Pantalla, llave de armado y botón de disparo de la consola NEXT One':
    'Tela, chave de armar e botão de disparo do console NEXT One',
  'Consola NEXT Remote abierta con su antena: la pantalla muestra doce consolas enlazadas':
    'Console NEXT Remote aberto com sua antena: a tela mostra doze consoles interligados',
  'Pantalla de la consola NEXT Remote con alcance, consolas enlazadas y tiempo de armado':
    'Tela do console NEXT Remote com alcance, consoles interligados e tempo para armar',
  'Dispositivo Quamtum ante roca tronada: la pantalla muestra los fragmentos delineados y su curva de tamaños':
    'Dispositivo Quamtum diante de rocha desmontada: a tela mostra os fragmentos contornados e sua curva de tamanhos',
  'Dron de Quamtum 360 con su cámara sobre roca tronada': 'Drone do Quamtum 360 com sua câmera sobre rocha desmontada',
  'Quamtum de escritorio en una computadora portátil: fragmentos delineados y distribución de tamaños':
    'Quamtum de desktop em um notebook: fragmentos contornados e distribuição de tamanhos',
  'Pantalla de análisis y antena GPS del dispositivo Quamtum': 'Tela de análise e antena GPS do dispositivo Quamtum',
  'NextLion en una computadora portátil: malla de perforación con contornos de tiempo, alivio y velocidad de partícula':
    'NextLion em um notebook: malha de perfuração com contornos de tempo, alívio e velocidade de partícula',
  'Contornos de tiempo de una malla en la pantalla de NextLion': 'Contornos de tempo de uma malha na tela do NextLion',
  'Adaptador eléctrico NEXT 1 ámbar sobre el rollo de su cable de dos hilos 22 AWG, con conector':
    'Adaptador elétrico NEXT 1 âmbar sobre o rolo de seu cabo de dois fios 22 AWG, com conector',
  'Etiqueta y salida de cable del adaptador NEXT 1': 'Etiqueta e saída de cabo do adaptador NEXT 1',
  'Adaptador electrónico NEXT 3e turquesa con su rollo de cable azul y blanco y clip de línea':
    'Adaptador eletrônico NEXT 3e turquesa com seu rolo de cabo azul e branco e clipe de linha',
  'Luz de estado y clip de línea del adaptador NEXT 3e': 'Luz de estado e clipe de linha do adaptador NEXT 3e',
}
