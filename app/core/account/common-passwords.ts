/** Common passwords of 12 or more characters, which attackers try first. Shorter ones are rejected anyway. */
const LIST = `
password1234 password12345 password123456 password123! passwordpassword mypassword123 mypassword1234
password2020 password2021 password2022 password2023 password2024 password2025 password2026
passw0rd1234 p@ssw0rd1234 p@ssword1234 passwort1234 motdepasse123 contrasena123 contraseña123
changeme1234 changemenow1 changemeplease letmein12345 letmeinplease welcome12345 welcome123456 welcometo123
iloveyou1234 iloveyou12345 iloveyouforever iloveyoubaby iloveyousomuch
qwertyuiop12 qwertyuiop123 qwertyuiop[] qwertyuiopas qwertyuiopasdfghjkl qwertyqwerty qwerty123456 qwerty12345678
qwertyuiop1234567890 1qaz2wsx3edc 1qaz2wsx3edc4rfv 1q2w3e4r5t6y 1q2w3e4r5t6y7u8i qazwsxedcrfv zxcvbnm12345
asdfghjkl123 asdfghjkl;'# asdfghjklzxcvbnm qwertzuiop123 azertyuiop12 azertyuiop123
123456789012 1234567890123 12345678901234 123456789012345 1234567890123456 1234567890qwerty 123456789abc
123456789qwe 123456789asd 1234567890-= 012345678910 0123456789012 123123123123 123321123321 111111111111 000000000000
abc123456789 abcd12345678 abcdef123456 abcdefg12345 abcdefghijkl abcdefghijklm abcdefghijklmnop a1b2c3d4e5f6 aa1234567890
administrator administrator1 administrator123 admin1234567 admin12345678 adminadminadmin root12345678 superuser1234
football1234 baseball1234 basketball12 basketball123 liverpool123 manchester12 manchesterunited barcelona123 realmadrid123
princess1234 sunshine1234 superman1234 batman123456 spiderman123 pokemon12345 starwars1234 dragon123456 monkey123456
shadow123456 master123456 michael12345 jessica12345 jennifer1234 charlie12345 computer1234 internet1234 whatever1234
trustno1trustno1 summer2023!! summer2024!! summer2025!! winter2023!! winter2024!! winter2025!! spring2024!! spring2025!!
correcthorse correcthorsebattery correcthorsebatterystaple thisisapassword thisismypassword mysecretpassword secretpassword
supersecret12 supersecret123 topsecret1234 default12345 temporary123 temppassword temppassword1 newpassword1 newpassword12
newpassword123 testpassword testpassword1 testpassword123 testtesttest test12345678 testing12345 guestguestguest
covitaecovitae covitae12345 covitae123456 myresume1234 resume123456 resumebuilder resumebuilder1 jobsearch123 lookingforajob
`;

export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(LIST.trim().split(/\s+/));
