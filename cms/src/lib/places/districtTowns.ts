/**
 * Municipalities of the Haßberge district with their postcode, spelled as people write them, and the villages that
 * belong to them. The data set that `postcodes.ts` reads lacks or abbreviates some.
 */
export const districtTowns: readonly { name: string; postcode: string; villages: string }[] = [
  {
    name: 'Aidhausen',
    postcode: '97491',
    villages: 'Friesenhausen, Happertshausen, Kerbfeld, Nassach, Rottenstein',
  },
  { name: 'Breitbrunn', postcode: '96151', villages: 'Hermannsberg, Lußberg' },
  {
    name: 'Bundorf',
    postcode: '97494',
    villages: 'Kimmelsbach, Neuses, Schweinshaupten, Stöckach, Walchenfeld',
  },
  {
    name: 'Burgpreppach',
    postcode: '97496',
    villages: 'Fitzendorf, Gemeinfeld, Hohnhausen, Ibind, Leuzendorf, Ueschersdorf',
  },
  { name: 'Ebelsbach', postcode: '97500', villages: 'Gleisenau, Rudendorf, Schönbach, Steinbach' },
  {
    name: 'Ebern',
    postcode: '96106',
    villages:
      'Bischwind am Raueneck, Brünn, Eichelberg, Eyrichshof, Fierst, Fischbach, Frickendorf, Heubach, ' +
      'Jesserndorf, Neuses am Raueneck, Reutersbrunn, Unterpreppach, Vorbach, Weißenbrunn',
  },
  {
    name: 'Eltmann',
    postcode: '97483',
    villages: 'Dippach am Main, Eschenbach, Lembach, Limbach, Roßstadt, Weisbrunn',
  },
  { name: 'Ermershausen', postcode: '96126', villages: '' },
  { name: 'Gädheim', postcode: '97503', villages: 'Greßhausen, Ottendorf' },
  {
    name: 'Haßfurt',
    postcode: '97437',
    villages:
      'Augsfeld, Mariaburghausen, Oberhohenried, Prappach, Sailershausen, Sylbach, Uchenhofen, Unterhohenried, ' +
      'Wülflingen',
  },
  {
    name: 'Hofheim in Unterfranken',
    postcode: '97461',
    villages: 'Eichelsdorf, Goßmannsdorf, Lendershausen, Manau, Ostheim, Reckertshausen, Rügheim, Sulzbach',
  },
  { name: 'Kirchlauter', postcode: '96166', villages: 'Neubrunn, Pettstadt' },
  {
    name: 'Knetzgau',
    postcode: '97478',
    villages: 'Eschenau, Hainert, Oberschwappach, Unterschwappach, Westheim, Wohnau, Zell am Ebersberg',
  },
  {
    name: 'Königsberg in Bayern',
    postcode: '97486',
    villages:
      'Altershausen, Bühl, Dörflis, Hellingen, Holzhausen, Junkersdorf, Köslau, Kottenbrunn, Römershofen, Unfinden',
  },
  {
    name: 'Maroldsweisach',
    postcode: '96126',
    villages:
      'Allertshausen, Altenstein, Birkenfeld, Ditterswind, Dürrenried, Eckartshausen, Geroldswind, Gückelhirn, ' +
      'Hafenpreppach, Marbach, Pfaffendorf, Todtenweisach, Voccawind, Wasmuthhausen',
  },
  {
    name: 'Oberaurach',
    postcode: '97514',
    villages:
      'Dankenfeld, Fatschenbrunn, Kirchaich, Neuschleichach, Oberschleichach, Tretzendorf, Trossenfurt, ' +
      'Unterschleichach',
  },
  {
    name: 'Pfarrweisach',
    postcode: '96176',
    villages: 'Junkersdorf, Kraisdorf, Lichtenstein, Lohr, Rabelsdorf, Römmelsdorf',
  },
  {
    name: 'Rauhenebrach',
    postcode: '96181',
    villages:
      'Fabrikschleichach, Falsbrunn, Geusfeld, Karbach, Koppenwind, Obersteinbach, Prölsdorf, Schindelsee, ' +
      'Theinheim, Untersteinbach, Wustviel',
  },
  { name: 'Rentweinsdorf', postcode: '96184', villages: 'Losbergsgereuth, Salmsdorf, Sendelbach, Treinfeld' },
  {
    name: 'Riedbach',
    postcode: '97519',
    villages: 'Humprechtshausen, Kleinmünster, Kleinsteinach, Kreuzthal, Mechenried',
  },
  { name: 'Sand am Main', postcode: '97522', villages: '' },
  { name: 'Stettfeld', postcode: '96188', villages: '' },
  { name: 'Theres', postcode: '97531', villages: 'Buch, Horhausen, Obertheres, Untertheres' },
  { name: 'Untermerzbach', postcode: '96190', villages: 'Gereuth, Memmelsdorf, Obermerzbach, Recheldorf' },
  { name: 'Wonfurt', postcode: '97539', villages: 'Dampfach, Steinsfeld' },
  {
    name: 'Zeil am Main',
    postcode: '97475',
    villages: 'Bischofsheim, Krum, Schmachtenberg, Sechsthal, Ziegelanger',
  },
]
