"""English words that say the same in a statement of fact, the first of a line stands for all."""

from __future__ import annotations

from nidra.trust.contra_stems import light_stem

_LINES = """
use utilize utilise employ leverage
listen bind
maximum max
minimum min
configuration configure config setup
database db
authentication auth authenticate authn
repository repo
application app
production prod
environment env
documentation docs doc
delete remove erase
begin start commence
end finish
construct build
purchase buy
store save persist
colour color
behaviour behavior
employee staff personnel
price cost
situate locate
headquarter base
favour favor
development dev
administrator admin
information info
parameter param
message msg
number num
password pwd passwd
connection conn
request req
response resp
infrastructure infra
kubernetes k8s
postgresql postgres
javascript js
typescript ts
permission allowance
limit cap ceiling
telephone phone
automobile car
film movie
child kid children
email mail e-mail
depend dependency dependent
existence exist
difference differ
deployment deploy
subscription subscribe
management manage
reside live
apartment flat
holiday vacation
bicycle bike
physician doctor
fridge refrigerator
"""

SYNONYMS: dict[str, str] = {
    light_stem(word): light_stem(line.split()[0])
    for line in _LINES.strip().splitlines()
    for word in line.split()
}

_IRREGULAR_LINES = """
find found | write wrote written | run ran | go went gone | take took taken | make made | buy bought
sell sold | pay paid | give gave given | come came | speak spoke spoken | hold held | build built
choose chose chosen | feel felt | get got gotten | grow grew grown | know knew known | lead led
lose lost | mean meant | meet met | send sent | sing sang sung | sit sat | tell told | think thought
win won | drink drank drunk | drive drove driven | fly flew flown | see saw seen | eat ate eaten
begin began begun | break broke broken | bring brought | catch caught | draw drew drawn | fall fell
hear heard | keep kept | leave left-behind | read | sleep slept | spend spent | stand stood
swim swam swum | teach taught | throw threw thrown | wear wore worn | understand understood
"""
IRREGULAR: dict[str, str] = {
    form: forms.split()[0]
    for line in _IRREGULAR_LINES.strip().splitlines()
    for forms in line.split(" | ")
    for form in forms.split()[1:]
}
